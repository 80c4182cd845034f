import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Content } from '../../src/content/schema.ts';
import { inPlainWords } from '../in-plain-words.ts';
import { checked } from './check.ts';

/**
 * Reads and checks the content that `site-build/content/all.ts` collects, from the files of the project at `root`.
 * @throws an error that lists what has to be fixed.
 */
export async function readContent(root: string): Promise<Content> {
  const { module } = await runnerImport<{ content: unknown }>(join(root, 'site-build/content/all.ts'), {
    root,
    configFile: false,
    logLevel: 'silent',
  });
  const result = checked(module.content);
  if ('problems' in result) throw inPlainWords(`Please fix the content.\n${result.problems}`);
  return result.data;
}
