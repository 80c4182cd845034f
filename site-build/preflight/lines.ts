/** Finds the line of a value in a content file, so that messages can name it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutComments } from '../content/source-text.ts';

export type Locate = ReturnType<typeof locator>;

export function locator(root: string) {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const path = join(root, file);
    const text = texts.get(file) ?? (existsSync(path) ? withoutComments(readFileSync(path, 'utf8')) : '');
    texts.set(file, text);
    return text;
  };
  /**
   * Returns `file:line` of the last of `marks`. Each mark is searched after the previous one, at the start of a word; after
   * a text that is a value, in the whole entry around the text. If a mark is missing, the search ends, because later
   * matches would belong to something else.
   */
  return (file: string, ...marks: (string | RegExp)[]): string => {
    const text = textOf(file);
    let position = -1;
    for (const mark of marks) {
      const pattern = typeof mark === 'string' ? escaped(mark) : mark.source;
      const start = isValue(text, position) ? text.lastIndexOf('{', position) : position;
      const found = text.slice(start + 1).search(new RegExp(`(?<![\\w-])(?:${pattern})`));
      if (found < 0) break;
      position = start + 1 + found;
    }
    return position < 0 ? file : `${file}:${text.slice(0, position).split('\n').length}`;
  };
}

/** Whether a text between quotation marks begins here that is not the name of a value. */
const isValue = (source: string, position: number) =>
  /^(['"`])(?:\\.|(?!\1).)*\1(?!\s*:)/s.test(source.slice(position));

/** Matches a text between quotation marks, of which messages show only the beginning, or the name of a value. */
export function valueOrName(text: string): RegExp {
  const start = escaped(text.replace(/…$/, ''));
  return new RegExp(`['"\`]${start}|${start}['"]?:`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
