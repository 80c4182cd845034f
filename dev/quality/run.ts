/** Runs one command and gathers what it has kept. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { isCommit, project } from './commit';
import { FIGURES, type Figure, forgetFigures, keptFigures } from './figures';
import type { Step } from './steps';

export interface Part {
  name: string;
  figures: Figure[];
}

const lacking = ({ command }: Step, part: string, figure: string): Figure => ({
  what: `\`${command.join(' ').replace(/ --silent| --$/g, '')}\`, for ${part}`,
  goal: 'ends well and keeps its figures',
  figure,
  met: false,
});

/** Old figures go first: none of them can stand for a run that has brought none. What the command says goes into `log`. */
export async function run(step: Step, log: string, folder = FIGURES): Promise<Part[]> {
  for (const part of step.parts) forgetFigures(part, folder);
  const end = await ended(step.command, log);
  const parts = step.parts.map((name): Part => {
    const figures = keptFigures(name, folder)?.figures ?? [];
    return { name, figures: figures.length > 0 ? figures : [lacking(step, name, `none kept, ${end}`)] };
  });
  // Most commands fail when a goal is not met, which its own row tells; this one would tell of nothing but good.
  const allMet = parts.every(({ figures }) => figures.every(({ met }) => met));
  if (end !== WELL && allMet) parts[0]?.figures.push(lacking(step, parts[0].name, end));
  return parts;
}

/** What stands of a command that is not run this time: figures of the same code, or that there are none. */
export function standing(step: Step, code: string, folder = FIGURES): Part[] {
  return step.parts.map(name => {
    const kept = keptFigures(name, folder);
    const stands = kept?.code === code && isCommit(code);
    return { name, figures: stands ? kept.figures : [lacking(step, name, 'not run on this commit')] };
  });
}

const WELL = 'exit code 0';

async function ended([command, ...args]: Step['command'], log: string): Promise<string> {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  const child = spawn(command, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
  const end = await new Promise<string>(resolve => {
    child.once('error', error => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit code ${code}`));
  });
  file.end();
  await finished(file);
  return end;
}
