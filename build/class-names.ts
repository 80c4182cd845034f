/** Short class names: those of vanilla-extract hold a hash of six letters for each file, which compresses badly and is in every page. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const letters = (index: number) =>
  String.fromCharCode(97 + (index % 26)) + String.fromCharCode(97 + Math.floor(index / 26));

/** Names such as `ab3`: two letters for the style file, by its place among all files, and a number within it. The same in each bundle of a build. */
export function classNames(root: string): (style: { hash: string; filePath: string }) => string {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css.ts'))
    .sort();
  const known = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const path = relative('.', filePath);
    const place = files.findIndex(file => path.endsWith(file));
    if (place < 0) return hash;
    const hashes = known.get(path) ?? [];
    known.set(path, hashes);
    if (!hashes.includes(hash)) hashes.push(hash);
    return letters(place) + hashes.indexOf(hash).toString(36);
  };
}
