/** Every built page is valid HTML, the style sheet has valid selectors, and a second build writes the same files. */
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, it, onTestFinished } from 'vitest';
import { buildSite, LOCAL_SITE } from '../../dev/lib/build-site';
import { full } from '../support/extent';

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
const files = namesIn(LOCAL_SITE);
const pages = files.filter(name => name.endsWith('.html'));
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Without an explicit role, browsers do not treat lists without markers, or tables with another `display`, as lists
    // and tables.
    'no-redundant-role': [
      'error',
      { exclude: ['list', 'table', 'row', 'cell', 'rowheader', 'columnheader', 'rowgroup'] },
    ],
  },
});

it.each(pages)('%s is valid HTML', async page => {
  const { results } = await validator.validateString(readFileSync(join(LOCAL_SITE, page), 'utf8'));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});

it('every class in the style sheet is one that the build has named', () => {
  const sheets = files.filter(name => name.endsWith('.css')).map(name => readFileSync(join(LOCAL_SITE, name), 'utf8'));
  const selectors = sheets.flatMap(css => css.match(/[^{}]+(?=\{)/g) ?? []).filter(text => !text.startsWith('@'));
  const classes = new Set(selectors.flatMap(selector => selector.match(/\.[a-z_][\w-]*/gi) ?? []));
  expect(classes.size).toBeGreaterThan(100);
  // vanilla-extract once found a class name in `webkit`, and wrote `::-w.ebkit-details-marker`.
  expect([...classes].filter(name => !/^\.[A-Z][a-z][0-9a-z]{1,2}$/.test(name))).toEqual([]);
});

it.runIf(full)('two builds of the same source write the same files, byte for byte', { timeout: 300_000 }, async () => {
  const SITE_FOLDER = '.cache/sites/again';
  const again = join(import.meta.dirname, '../..', SITE_FOLDER);
  onTestFinished(() => rm(again, { recursive: true, force: true }));
  await buildSite('mailbox', { SITE_FOLDER });
  expect(namesIn(again)).toEqual(files);
  expect(files.filter(name => !readFileSync(join(LOCAL_SITE, name)).equals(readFileSync(join(again, name))))).toEqual(
    [],
  );
});
