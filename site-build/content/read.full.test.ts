import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createLogger, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentInDev } from './in-dev';
import { readContent } from './read';

const project = join(import.meta.dirname, '../..');
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'content-'));
  for (const folder of ['site-build', 'src/content', 'src/ui/Picture'])
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
      '  The other files are checked after this one.',
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
    expect(await slip('photographs.ts', 'kind: illustration', "kind: 'illustration'")).toBe(
      "src/content/photographs.ts, line 15: illustration is missing its quotation marks; write 'illustration'",
    );
  });

  it.each([
    ['dollars: eighty', 'line 6: eighty is not a number; write only the number, such as 85'],
    ['dollars: $85', 'line 6: $85 is not a number; write only the number, such as 85'],
    ['dollars: 1,200', 'line 6: a number has no commas; write 1,200 as 1200'],
    ['dollars: 85,50', 'line 6: a number has no commas; write whole dollars'],
    ['dollars: ½', 'line 6: write .5 in place of ½'],
    ['dollars: 80, note: ‘new’', "line 6: write ' in place of ‘, at both ends of the text"],
    ['dollars: 80, note: ’new’', "line 6: write ' in place of ’, at both ends of the text"],
    ['dollars: 80, note: “new”', "line 6: write ' in place of “, at both ends of the text"],
    [
      "dollars: 80, note: 'new\n since May'",
      "line 6: this text has no ' at its end; add it, and keep the text on one line, however long",
    ],
    ['dollars: 80, full-price: 90', "line 6: full-price is missing its quotation marks; write 'full-price'"],
    ['dollars: 80, from: yes', 'line 6: yes is not true or false; write true or false', 'dollars: 80, from: false'],
  ])('such as %s is reported with its line, and what to write', async (written, said, meant = 'dollars: 80') => {
    expect(await slip('prices.ts', written, meant)).toContain(`src/content/prices.ts, ${said}`);
  });
});

it.each([
  ['a style', "  'box-braids': [],\n};", 20],
  ['a bracket', '];', 20],
])('%s after the end of a list is reported as such', async (_, below, line) => {
  expect(await slip('prices.ts', `PriceGrid = {};\n${below}`, 'PriceGrid = {};')).toBe(
    `src/content/prices.ts, line ${line}: the list or group is already closed; remove one }, ] or ; here or above, or add the bracket that opens it`,
  );
});

it('a list that is not closed is reported as such', async () => {
  expect(await slip('prices.ts', 'PriceGrid = {', 'PriceGrid = {};')).toMatch(
    /^src\/content\/prices\.ts, line \d+: a \} or \] is missing at the end of a list or group, here or above$/,
  );
});

it.each([
  ['a time', 'opens: 08:00', "opens: '08:00'", "'08:00'"],
  ['a time', 'opens: 10:00', "opens: '10:00'", "'10:00'"],
])('%s without quotation marks is reported with what to write: %s', async (_, written, meant, said) => {
  expect(await slip('salon.ts', written, meant)).toMatch(
    new RegExp(`^src/content/salon\\.ts, line \\d+: a time is missing its quotation marks; write ${said}$`),
  );
});

it('a decimal comma in hours is reported with the number to write', async () => {
  const row = "{ size: 'Small', length: 'Chin', dollars: 90, hours: 4,5, hairIncluded: true }";
  expect(await slip('prices.ts', `PriceGrid = { cornrows: [${row}] }`, 'PriceGrid = {}')).toBe(
    'src/content/prices.ts, line 19: a number has no commas; write 4,5 as 4.5',
  );
});

it('an export that is in a file twice is reported as such', async () => {
  const twice = 'PriceGrid = {};\nexport const priceGrid: PriceGrid = {}';
  expect(await slip('prices.ts', twice, 'PriceGrid = {}')).toBe(
    'src/content/prices.ts, line 19: priceGrid is in this file twice; keep one',
  );
});

it('vite dev shows a problem of the content in terminal and browser until it is fixed', async () => {
  const path = join(copy, 'src/content/prices.ts');
  const before = await readFile(path, 'utf8');
  await writeFile(path, before.replace('dollars: 80', "dollars: 'eighty'"));
  const customLogger = createLogger('silent');
  const logged = vi.spyOn(customLogger, 'error');
  const said = vi.spyOn(customLogger, 'info');
  const server = await createServer({
    root: copy,
    configFile: false,
    customLogger,
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false },
    plugins: [contentInDev()],
  });
  const sent = vi.spyOn(server.environments.client.hot, 'send');
  const message = expect.stringContaining("src/content/prices.ts:6: Cornrows: dollars is 'eighty'");
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' })), 20_000);
  expect(sent).toHaveBeenCalledWith({ type: 'error', err: expect.objectContaining({ message }) });
  expect(logged).toHaveBeenCalledWith(message, expect.anything());
  await writeFile(path, before);
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ type: 'full-reload' }), 20_000);
  expect(said).toHaveBeenCalledWith('\nThe content has no more errors.', expect.anything());
  await writeFile(path, before.replace('dollars: 80', 'dollars: eighty'));
  await vi.waitFor(
    () =>
      expect(sent).toHaveBeenLastCalledWith({
        type: 'error',
        err: expect.objectContaining({ message: expect.stringContaining('line 6: eighty') }),
      }),
    20_000,
  );
  await server.close();
  await writeFile(path, before);
});
