import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from './read-content';

const project = join(import.meta.dirname, '..');
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'content-'));
  for (const folder of ['build', 'src/content', 'src/ui/Picture'])
    await cp(join(project, folder), join(copy, folder), { recursive: true });
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true }));

/** Writes a syntax mistake into a content file, and returns the error message. */
async function slip(file: string, written: string, meant: string): Promise<string> {
  const path = join(copy, 'src/content', file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(meant);
  await writeFile(path, before.replace(meant, written));
  const said = await readContent(copy).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  await writeFile(path, before);
  return said;
}

describe('a syntax mistake in a content file', () => {
  it('is reported without a stack trace, which would scroll the message out of view', async () => {
    const path = join(copy, 'src/content/salon.ts');
    const before = await readFile(path, 'utf8');
    await writeFile(path, before.replace("city: 'Malden'", "city: 'Malden's'"));
    const error = await readContent(copy).catch((reason: Error) => reason);
    await writeFile(path, before);
    const said = inspect(error).split('\n');
    expect(said[0]).toMatch(/src\/content\/salon\.ts, line \d+: the file cannot be read from here on/);
    expect(said.slice(1)).toEqual([
      '  Most often a comma or a quotation mark is missing here or on the line before,',
      expect.stringContaining("write ’ in place of ' there."),
    ]);
  });

  it('such as a missing comma is reported with its file and line', async () => {
    const said = await slip('prices.ts', 'dollars: 80 from', 'dollars: 80, from');
    expect(said).toMatch(/^src\/content\/prices\.ts, line 6: the file cannot be read from here on/);
    expect(said).toMatch(/a comma or a quotation mark is missing/);
  });

  it('such as a missing quotation mark is reported with its file and line', async () => {
    expect(await slip('salon.ts', "city: 'Malden,", "city: 'Malden',")).toMatch(/^src\/content\/salon\.ts, line \d+: /);
  });

  it('such as a word without quotation marks is reported with its file and line, and what to write', async () => {
    const said = await slip('photographs.ts', 'kind: illustration', "kind: 'illustration'");
    expect(said).toMatch(
      /^src\/content\/photographs\.ts, line \d+: illustration is missing its quotation marks; write 'illustration'$/,
    );
  });
});
