/** Finds the problems of the content, each with the file and line where it has to be fixed. */

import { type Finding, stop } from '../preflight/finding.ts';
import { type Locate, valueOrName } from '../preflight/lines.ts';
import { contentProblems, type RawContent } from './check.ts';
import { record } from './raw.ts';

export function contentStops(content: RawContent, locate: Locate): Finding[] {
  return contentProblems(content).map(problem => {
    const [file = '', ...parts] = problem.split(': ');
    // The names before the sentence; a semicolon separates the problem from what to write.
    const names = parts.slice(
      0,
      parts.findIndex(part => part.includes('; ')),
    );
    const [, field = ''] = /^'?(\S+?)'? (?!is missing)/.exec(parts[names.length] ?? '') ?? [];
    const marks = [...names.map(name => (file === 'prices.ts' ? idOf(name, content) : name)), field].filter(Boolean);
    return stop(locate(`src/content/${file}`, ...marks.map(valueOrName)), parts.join(': '));
  });
}

/** The id of the hairstyle with this title, by which prices.ts names it. */
const idOf = (title: string, { hairstyles }: RawContent) =>
  Object.keys(hairstyles).find(id => record(hairstyles[id]?.card).title === title) ?? title;
