/** Every machine of the site. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** Every machine, with the name of its folder, its path, its export's name, and the path of its picture. */
export async function machinesByFolder() {
  return Promise.all(
    machineFiles().map(async path => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href);
      const [exported, machine] = Object.entries(module).find(([, value]) => value instanceof StateMachine) ?? [];
      if (!exported) throw new Error(`${path} exports no machine`);
      const folder = join(path, '..');
      return {
        name: basename(folder),
        machine: machine as AnyStateMachine,
        path,
        exported,
        picture: join(folder, 'chart.svg'),
      };
    }),
  );
}
