/**
 * Writes `licenses.txt`, which lists every package in the bundle with the license text that must be distributed with
 * it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The only licenses allowed; they let anybody use, change and redistribute the code. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'];

/** A package or a font, with the names that Vite gives to these values. */
interface Shipped {
  name: string;
  version?: string;
  /** The license's name; undefined if the package names none. */
  identifier?: string;
  /** The license's text; undefined if the package has no license file. */
  text?: string;
}

/** The file into which Vite writes the packages of the bundle, relative to the build's output folder. */
export const PACKAGES = '.vite/licenses.json';

/** Writes `licenses.txt` into the build's output folder. */
export function writeLicenses(outDir: string, root: string): void {
  const packages = JSON.parse(readFileSync(join(outDir, PACKAGES), 'utf8')) as Shipped[];
  const shipped = [...packages, ...fontsIn(join(root, 'src/theme/fonts'))];
  writeFileSync(join(outDir, 'licenses.txt'), licenseText(shipped));
}

/** Returns the content of `licenses.txt`. Throws if a package's license is not on the list. */
export function licenseText(shipped: readonly Shipped[]): string {
  const strict = shipped.filter(({ identifier = '' }) => !PERMISSIVE.includes(identifier));
  if (strict.length > 0)
    throw new Error(
      `License not allowed: ${strict.map(({ name, identifier }) => `${name} (${identifier || 'no license'})`).join(', ')}`,
    );
  const sorted = shipped.toSorted((one, other) => one.name.localeCompare(other.name));
  const entries = sorted.map(
    ({ name, version = '', identifier, text = NO_TEXT }) =>
      `${`${name} ${version}`.trim()}: ${identifier}\n\n${text.trim()}\n`,
  );
  return `This site is made with the work of others:\n\n${entries.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

const NO_TEXT = 'This package has no license file, only the name of its license in package.json.';

function fontsIn(folder: string): Shipped[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.OFL.txt'))
    .map(file => ({
      name: `${file.replace('.OFL.txt', '')} (font)`,
      identifier: 'OFL-1.1',
      text: readFileSync(join(folder, file), 'utf8'),
    }));
}
