/** Finds the problems of the content, each with the file and line where it has to be fixed. */

import { type Finding, stop } from '../preflight/finding.ts';
import { type Locate, valueOrName } from '../preflight/lines.ts';
import { contentProblems, type RawContent } from './check.ts';
import { record } from './raw.ts';

export function contentStops(content: RawContent, locate: Locate): Finding[] {
  return contentProblems(content).map(({ file, path = [], message, at }) => {
    const names = [...path, ...(at === undefined ? [] : [at])];
    const marks = names.flatMap(name => {
      if (typeof name !== 'string') return [name];
      return file === 'prices.ts' ? marksOfPrice(name, content) : [valueOrName(name)];
    });
    return stop(locate(`src/content/${file}`, ...marks), [...path, message].join(': '));
  });
}

/** Messages name a hairstyle by its title, and a price in its grid by size and length. */
function marksOfPrice(name: string, content: RawContent): (string | RegExp)[] {
  const [, inGrid] = /^priceGrid: (.+)/.exec(name) ?? [];
  if (inGrid) return ['priceGrid:', valueOrName(idOf(inGrid, content))];
  const [, size, length] = /^(.+), (.+)$/.exec(name) ?? [];
  if (size) return [`size: '${size}', length: '${length}'`];
  // A title in place of an id is found as it is written.
  return [valueOrName(record(content.priceGrid)[name] ? name : idOf(name, content))];
}

/** The id of the hairstyle with this title, by which prices.ts names it. */
const idOf = (title: string, { hairstyles }: RawContent) =>
  Object.keys(hairstyles).find(id => record(hairstyles[id]?.card).title === title) ?? title;
