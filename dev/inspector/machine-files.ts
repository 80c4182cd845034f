import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Where the machines live. */
export const MACHINES = join(import.meta.dirname, '../../machines');

/** Every `<folder>/<name>.machine.ts` of it, in the order of their names. */
export function machineFiles(): { folder: string; path: string }[] {
  return readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.machine.ts'))
    .sort()
    .map(file => ({ folder: file.split(sep)[0] ?? '', path: join(MACHINES, file) }));
}
