/** All content in one value, for the checks at build. Import this file through Vite, which resolves `import.meta.glob`. */
import { assurances } from '../../src/content/assurances';
import { choices } from '../../src/content/choices';
import { consents } from '../../src/content/consents';
import { figures } from '../../src/content/figures';
import { howToBook } from '../../src/content/how-to-book';
import { notices } from '../../src/content/notices';
import { photographs } from '../../src/content/photographs';
import { priceGrid, prices } from '../../src/content/prices';
import { questions } from '../../src/content/questions';
import { salon } from '../../src/content/salon';
import type { HairstyleCard, HairstyleFacts, HairstyleHistory } from '../../src/content/schema';
import { terms } from '../../src/content/terms';
import { testimonials } from '../../src/content/testimonials';
import { visit } from '../../src/content/visit';

const cards = import.meta.glob<HairstyleCard>('../../src/content/hairstyles/*/card.ts', {
  eager: true,
  import: 'card',
});
const histories = import.meta.glob<HairstyleHistory>('../../src/content/hairstyles/*/history.ts', {
  eager: true,
  import: 'history',
});
const facts = import.meta.glob<HairstyleFacts>('../../src/content/hairstyles/*/facts.ts', {
  eager: true,
  import: 'facts',
});
const drawings = import.meta.glob<string>('../../src/content/figures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const content = {
  salon,
  prices,
  priceGrid,
  photographs,
  figures,
  consents,
  drawings: Object.fromEntries(
    Object.entries(drawings).map(([path, svg]) => [path.split('/').at(-1)?.replace('.svg', ''), svg]),
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
    Object.entries(cards).map(([path, card]) => {
      const folder = path.slice(0, -'/card.ts'.length);
      const id = folder.slice(folder.lastIndexOf('/') + 1);
      return [id, { card, history: histories[`${folder}/history.ts`], facts: facts[`${folder}/facts.ts`] }];
    }),
  ),
};
