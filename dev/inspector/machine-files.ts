import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where this project's machines are. */
export const MACHINES = join(import.meta.dirname, '../../machines');

/** Every `*.machine.ts` in a folder and the folders in it, in the order of their names. */
export function machineFiles(folder = MACHINES): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !/^(\.|node_modules$|dist$)/.test(name))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return machineFiles(path);
      return entry.name.endsWith('.machine.ts') ? [path] : [];
    })
    .sort();
}
