import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';

const MACHINES = join(import.meta.dirname, '../machines');

/** The file of every machine, sorted by name. */
export function machineFiles(): string[] {
  return readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.machine.ts'))
    .sort()
    .map(file => join(MACHINES, file));
}

/** Every machine, with the name of its folder and the path of its picture. */
export async function machinesByFolder() {
  return Promise.all(
    machineFiles().map(async path => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href);
      const machine = Object.values(module).find((value): value is AnyStateMachine => value instanceof StateMachine);
      if (!machine) throw new Error(`${path} exports no machine`);
      const folder = dirname(path);
      return { name: basename(folder), machine, picture: join(folder, 'chart.svg') };
    }),
  );
}
