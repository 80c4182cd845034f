/**
 * All content in one value, for the checks at build. Import this file through Vite, which resolves `import.meta.glob`.
 */
import { assurances } from '../../src/content/assurances';
import { choices } from '../../src/content/choices';
import { consents } from '../../src/content/consents';
import { howToBook } from '../../src/content/how-to-book';
import { notices } from '../../src/content/notices';
import { photographs } from '../../src/content/photographs';
import { priceGrid, prices } from '../../src/content/prices';
import { questions } from '../../src/content/questions';
import { salon } from '../../src/content/salon';
import { terms } from '../../src/content/terms';
import { testimonials } from '../../src/content/testimonials';
import { visit } from '../../src/content/visit';
import type { RawContent } from './check';

const drawings = import.meta.glob<string>('../../src/content/figures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const files = import.meta.glob<Record<string, unknown>>('../../src/content/hairstyles/*/{card,history,facts}.ts', {
  eager: true,
});
const hairstyles: RawContent['hairstyles'] = {};
for (const [path, module] of Object.entries(files)) {
  const [, folder = '', name = ''] = /([^/]+)\/(\w+)\.ts$/.exec(path) ?? [];
  // Facts are optional; without their file, the page tells visitors to ask.
  hairstyles[folder] = { ...hairstyles[folder], [name]: module[name] ?? (name === 'facts' ? null : undefined) };
}

export const content: RawContent = {
  salon,
  prices,
  priceGrid,
  photographs,
  consents,
  drawings: Object.fromEntries(
    Object.entries(drawings).map(([path, svg]) => [path.split('/').at(-1)?.slice(0, -4), svg]),
  ),
  notices,
  testimonials,
  questions,
  assurances,
  howToBook,
  visit,
  terms,
  choices,
  hairstyles,
};
