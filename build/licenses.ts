/**
 * Writes `licenses.txt`, which lists every package in the bundle with the license text that must be distributed with
 * it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The only licenses allowed; they let anybody use, change and redistribute the code. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'];

export interface Shipped {
  name: string;
  version: string;
  license: string;
  text: string;
}

export function licenses(): Plugin {
  let root = '';
  return {
    name: 'licenses',
    apply: 'build',
    configResolved: config => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap(output =>
        output.type === 'chunk' ? Object.keys(output.modules) : [],
      );
      const folders = new Set(modules.flatMap(id => packageFolder(id) ?? []));
      const shipped = [...[...folders].map(packageIn), ...fontsIn(join(root, 'src/theme/fonts'))];
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licenseText(shipped) });
    },
  };
}

/** Returns the content of `licenses.txt`. Throws if a package's license is not on the list. */
export function licenseText(shipped: readonly Shipped[]): string {
  const strict = shipped.filter(({ license }) => !PERMISSIVE.includes(license));
  if (strict.length > 0)
    throw new Error(
      `License not allowed: ${strict.map(({ name, license }) => `${name} (${license || 'no license'})`).join(', ')}`,
    );
  const sorted = shipped.toSorted((one, other) => one.name.localeCompare(other.name));
  const entries = sorted.map(
    ({ name, version, license, text }) => `${`${name} ${version}`.trim()}: ${license}\n\n${text.trim()}\n`,
  );
  return `This site is made with the work of others:\n\n${entries.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** The folder of the package that a module belongs to; undefined for the site's own modules. */
export function packageFolder(id: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
}

function packageIn(folder: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  const text = file
    ? readFileSync(join(folder, file), 'utf8')
    : 'This package has no license file, only the name of its license in package.json.';
  return { name: name ?? folder, version: version ?? '', license: license ?? '', text };
}

function fontsIn(folder: string): Shipped[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => file.endsWith('.OFL.txt'))
    .map(file => ({
      name: `${file.replace('.OFL.txt', '')} (font)`,
      version: '',
      license: 'OFL-1.1',
      text: readFileSync(join(folder, file), 'utf8'),
    }));
}
