import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import type { RawContent } from './check-content.ts';
import { inPlainWords } from './in-plain-words.ts';

/**
 * Reads the content that `build/all-content.ts` collects, from the files of the project at `root`.
 * @throws an error in plain language if a file cannot be parsed, for example because of a missing comma.
 */
export async function readContent(root: string): Promise<RawContent> {
  try {
    const { module } = await runnerImport<{ content: RawContent }>(join(root, 'build/all-content.ts'), {
      root,
      configFile: false,
      logLevel: 'silent',
    });
    return module.content;
  } catch (error) {
    throw slipOf(error);
  }
}

function slipOf(error: unknown): Error {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const plain = stripVTControlCharacters(message);
  const bareWord = /^(\S+) is not defined$/.exec(plain)?.[1];
  const place = /src\/content\/[^\s:]+:\d+/.exec(bareWord ? stack : plain)?.[0];
  const where = place?.replace(/:(\d+)$/, ', line $1') ?? 'src/content';
  if (bareWord) return inPlainWords(`${where}: ${bareWord} is missing its quotation marks; write '${bareWord}'`);
  const reason = /\[PARSE_ERROR\] *(.+)/.exec(plain)?.[1];
  if (!reason) return new Error(`The content cannot be read: ${plain}`, { cause: error });
  const words = [
    `${where}: the file cannot be read from here on (${reason}).`,
    'Most often a comma or a quotation mark is missing here or on the line before,',
    "or an apostrophe stands inside single quotes: write ’ in place of ' there.",
  ];
  return inPlainWords(words.join('\n  '));
}
