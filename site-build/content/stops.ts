/** Finds the problems of the content, each with the file and line where it has to be fixed. */

import { type Finding, stop } from '../preflight/finding.ts';
import { type Locate, valueOrName } from '../preflight/lines.ts';
import { contentProblems, type RawContent } from './check.ts';
import { record } from './raw.ts';

export function contentStops(content: RawContent, locate: Locate): Finding[] {
  return contentProblems(content).map(({ file, path = [], message, at }) => {
    const names = path.map(name => (file === 'prices.ts' ? idOf(name, content) : name));
    const marks = [...names, ...(at === undefined ? [] : [at])].map(valueOrName);
    return stop(locate(`src/content/${file}`, ...marks), [...path, message].join(': '));
  });
}

/** The id of the hairstyle with this title, by which prices.ts names it. */
const idOf = (title: string, { hairstyles }: RawContent) =>
  Object.keys(hairstyles).find(id => record(hairstyles[id]?.card).title === title) ?? title;
