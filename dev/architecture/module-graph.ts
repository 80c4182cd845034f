/** Finds which module (folder) imports which, for the graph in docs/architecture.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const project = join(import.meta.dirname, '../..');
const places = ['src', 'machines', 'site-build', 'dev'];
/** Matches tests and kits, which the graph omits because they may import anything. */
const beside = /\.(test|browser)\.tsx?$|\.kit\.ts$/;
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The imports between modules, as sorted strings `from to`; of tests and kits only with `all`. */
export function arrows(from: readonly string[] = places, all = false): string[] {
  const found = new Set<string>();
  for (const file of from.flatMap(sources)) {
    if (!all && beside.test(file)) continue;
    const text = readFileSync(join(project, file), 'utf8');
    for (const [, target = ''] of text.matchAll(imported)) {
      const [from, to] = [moduleOf(file), moduleOf(relative(project, resolve(project, dirname(file), target)))];
      if (from !== to) found.add(`${from} ${to}`);
    }
  }
  return [...found].sort();
}

/** The graph as Mermaid, which GitHub and most editors render. */
export function mermaid(): string {
  const targets = new Map<string, string[]>();
  for (const [from = '', to = ''] of arrows().map(arrow => arrow.split(' ')))
    targets.set(from, [...(targets.get(from) ?? []), to]);
  const lines = [...targets].map(([from, to]) => `  ${from} --> ${to.join(' & ')}`);
  return ['```mermaid', 'graph LR', ...lines, '```'].join('\n');
}

function sources(place: string): string[] {
  return readdirSync(join(project, place), { recursive: true, encoding: 'utf8' })
    .map(name => join(place, name).replaceAll('\\', '/'))
    .filter(name => /\.tsx?$/.test(name));
}

/** `src/pages/HomePage/HomePage.tsx` belongs to pages, `src/App.tsx` to the entry points. */
function moduleOf(file: string): string {
  const [place = '', folder = '', ...rest] = file.replaceAll('\\', '/').split('/');
  if (place !== 'src') return place;
  return rest.length > 0 ? folder : 'entry-points';
}
