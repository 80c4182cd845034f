import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import { salonSchema } from '../../src/content/schema.ts';
import { salonDay } from '../../src/effects/salon-day.ts';
import { inPlainWords } from '../in-plain-words.ts';
import type { RawContent } from './check.ts';
import { hints } from './hints.ts';
import { record } from './raw.ts';
import { withoutCommentsAndTexts } from './source-text.ts';

/**
 * Reads the content that `site-build/content/all.ts` collects, from the files of the project at `root`.
 * @throws an error in plain language if a file cannot be parsed, for example because of a missing comma.
 */
export async function readContent(root: string): Promise<RawContent> {
  try {
    const { module } = await runnerImport<{ content: RawContent }>(join(root, 'site-build/content/all.ts'), {
      root,
      configFile: false,
      logLevel: 'silent',
    });
    return module.content;
  } catch (error) {
    throw slipOf(error, root);
  }
}

/** Today's date at the salon. Until the content names a valid time zone, it is the date in UTC. */
export function salonToday({ salon }: RawContent): string {
  const { data = 'UTC' } = salonSchema.shape.timeZone.safeParse(record(salon).timeZone);
  return salonDay(new Date(), data);
}

function slipOf(error: unknown, root: string): Error {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const plain = stripVTControlCharacters(message);
  const bareWord = /^(\S+) is not defined$/.exec(plain)?.[1];
  const [, file = '', line = ''] = /(src\/content\/[^\s:]+):(\d+)/.exec(bareWord ? stack : plain) ?? [];
  if (bareWord) return inPlainWords(bareWordSlip(bareWord, file, root));
  const reason = /\[PARSE_ERROR\] *(.+)/.exec(plain)?.[1];
  if (!reason) return new Error(`The content cannot be read: ${plain}`, { cause: error });
  const where = file ? `${file}, line ${line}` : 'src/content';
  const known = knownSlip(reason, (file && codeOf(root, file)[Number(line) - 1]) || '');
  if (known) return inPlainWords(`${where}: ${known}`);
  const words = [
    `${where}: the file cannot be read from here on (${reason}).`,
    'Most often a comma or a quotation mark is missing here or on the line before,',
    "or there is an apostrophe inside single quotes: write ’ in place of ' there.",
    'The other files are checked after this one.',
  ];
  return inPlainWords(words.join('\n  '));
}

/** What to write in place of characters that word processors insert. */
const typed: Record<string, string> = { '‘': "'", '’': "'", '“': "'", '”': "'", '½': '.5' };

/** Explains a frequent mistake; returns undefined for others. `code`: its line, without comments and quoted texts. */
function knownSlip(reason: string, code: string): string | undefined {
  const [, field, number] = /(\w+): *(\d+,\d+)/.exec(code) ?? [];
  if (number) return `a number has no commas; write ${withoutComma(number, field)}`;
  const [, character = ''] = /^Invalid Character `(.)`/u.exec(reason) ?? [];
  const instead = typed[character];
  if (instead) return `write ${instead} in place of ${character}${instead === "'" ? ', at both ends of the text' : ''}`;
  const [, twice] = /^Identifier `(\w+)` has already been declared/.exec(reason) ?? [];
  if (twice) return `${twice} is in this file twice; keep one`;
  const [, time] = /: *(\d?\d:\d\d)/.exec(code) ?? [];
  if (time) return `a time is missing its quotation marks; write '${time}'`;
  if (reason.startsWith('Unterminated string'))
    return "this text has no ' at its end; add it, and keep the text on one line, however long";
  if (reason.startsWith('Expected a semicolon') || (reason === 'Unexpected token' && /^\s*[\]}]/.test(code)))
    return 'the list or group is already closed; remove one }, ] or ; here or above, or add the bracket that opens it';
  if (reason.endsWith('found `EOF`')) return 'a } or ] is missing at the end of a list or group, here or above';
  const [, name] = /(?<![\w-])(\w+(?:-\w+)+) *:/.exec(code) ?? [];
  return name && `${name} is missing its quotation marks; write '${name}'`;
}

/** Explains a word without quotation marks. Its line is searched, because the stack has that of the compiled file. */
function bareWordSlip(word: string, file: string, root: string): string {
  const pattern = new RegExp(`(?:(\\w+): *)?(?<![\\w$.])${word.replaceAll('$', '\\$')}(?![\\w$]| *:)`);
  const lines = file ? codeOf(root, file) : [];
  const index = lines.findIndex(line => pattern.test(line));
  const where = index < 0 ? file || 'src/content' : `${file}, line ${index + 1}`;
  const field = pattern.exec(lines[index] ?? '')?.[1] ?? '';
  const hint = hints[field] ?? '';
  if (hint.startsWith('true') || (field === 'from' && file.endsWith('/prices.ts')))
    return `${where}: ${word} is not true or false; write true or false`;
  if (field === 'dollars') return `${where}: ${word} is not a number; write only the number, such as 85`;
  if (/^(\d|a (whole )?(number|year))/.test(hint)) return `${where}: ${word} is not a number; write ${hint}`;
  return `${where}: ${word} is missing its quotation marks; write '${word}'`;
}

/** The lines of a file in which comments and quoted texts are blank. */
function codeOf(root: string, file: string): string[] {
  return withoutCommentsAndTexts(readFileSync(join(root, file), 'utf8')).split('\n');
}

function withoutComma(number: string, field = ''): string {
  if (field === 'hours') return `${number} as ${number.replace(',', '.')}`;
  return /,\d{3}$/.test(number) ? `${number} as ${number.replace(',', '')}` : 'whole dollars';
}
