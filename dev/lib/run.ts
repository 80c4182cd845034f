import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Ended {
  /** 0 if the command succeeded; null if a signal ended it. */
  code: number | null;
  /** All output of the command. */
  output: string;
}

/** Runs a command to its end without showing its output. Rejects if the command cannot be started. */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}
