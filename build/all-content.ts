/**
 * All content in one value, for the checks at build. Import this file through Vite, which resolves `import.meta.glob`.
 */
import { assurances } from '../src/content/assurances';
import { choices } from '../src/content/choices';
import { consents } from '../src/content/consents';
import { howToBook } from '../src/content/how-to-book';
import { notices } from '../src/content/notices';
import { photographs } from '../src/content/photographs';
import { prices } from '../src/content/prices';
import { questions } from '../src/content/questions';
import { salon } from '../src/content/salon';
import { terms } from '../src/content/terms';
import { testimonials } from '../src/content/testimonials';
import { visit } from '../src/content/visit';
import type { RawContent } from './check-content';

const cards = import.meta.glob<unknown>('../src/content/hairstyles/*/card.ts', { eager: true, import: 'card' });
const histories = import.meta.glob<unknown>('../src/content/hairstyles/*/history.ts', {
  eager: true,
  import: 'history',
});
const facts = import.meta.glob<unknown>('../src/content/hairstyles/*/facts.ts', { eager: true, import: 'facts' });

const drawings = import.meta.glob<string>('../src/content/figures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const folders = new Set([...Object.keys(cards), ...Object.keys(histories)].map(path => path.split('/').at(-2) ?? path));

export const content: RawContent = {
  salon,
  prices,
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
  hairstyles: Object.fromEntries(
    [...folders].map(folder => [
      folder,
      {
        card: cards[`../src/content/hairstyles/${folder}/card.ts`],
        history: histories[`../src/content/hairstyles/${folder}/history.ts`],
        // Facts are optional; without them, the page tells visitors to ask.
        ...(`../src/content/hairstyles/${folder}/facts.ts` in facts
          ? { facts: facts[`../src/content/hairstyles/${folder}/facts.ts`] ?? null }
          : {}),
      },
    ]),
  ),
};
