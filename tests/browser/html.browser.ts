/** Every built page is valid HTML. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';

const files = readdirSync(LOCAL_SITE, { recursive: true }).map(String);
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
