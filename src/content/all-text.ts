/** Collects the site's histories, cards, testimonials, facts and answers, for tests of their wording. */
import { assurances } from './assurances';
import { questions } from './questions';
import type { HairstyleCard, HairstyleFacts, HairstyleHistory } from './schema';
import { testimonials } from './testimonials';
import { visit } from './visit';

export const sectionNames = ['overview', 'origins', 'culturalSignificance', 'evolution', 'modernDay'] as const;

/** The text without footnote marks such as `[^wikipedia]`, and without the asterisks around italics. */
export const plain = (text: string) => text.replace(/\[\^[^\]]*\]|\*/g, '');
const byFolder = <Module extends object>(files: Record<string, Module>) =>
  Object.entries(files).map(([path, module]) => ({ folder: path.split('/')[2] ?? '', ...module }));
export const cards = byFolder(import.meta.glob<{ card: HairstyleCard }>('./hairstyles/*/card.ts', { eager: true }));
export const histories = byFolder(
  import.meta.glob<{ history: HairstyleHistory }>('./hairstyles/*/history.ts', { eager: true }),
);
export const facts = byFolder(import.meta.glob<{ facts: HairstyleFacts }>('./hairstyles/*/facts.ts', { eager: true }));

/** Histories, cards and testimonials, without sources. `place` says where each text is. */
export const prose = [
  ...histories.flatMap(({ folder, history }) => [
    ...sectionNames.map(name => ({
      page: folder,
      place: `${folder} ${name}`,
      text: plain((history[name] ?? []).join(' ')),
    })),
    ...(history.timeline ?? []).map(({ date, text }) => ({
      page: folder,
      place: `${folder} ${date}`,
      text: plain(text),
    })),
  ]),
  ...cards.flatMap(({ folder, card }) => [
    { page: folder, place: `${folder} description`, text: card.description },
    { page: folder, place: `${folder} metaDescription`, text: card.metaDescription },
  ]),
  ...testimonials.map(({ name, text, hairstyle }) => ({ page: hairstyle, place: `testimonial of ${name}`, text })),
];
/** Practical facts and answers. Unlike `prose`, two styles may have the same sentence here. */
const practical = [
  ...[...questions, ...assurances].map(({ question, answer }) => ({
    place: question,
    text: `${question} ${answer.join(' ')}`,
  })),
  ...visit.beforeYouCome.steps.map(({ do: step, why }) => ({ place: 'visit beforeYouCome', text: `${step} ${why}` })),
  ...visit.care.map(text => ({ place: 'visit care', text })),
  ...facts.flatMap(({ folder, facts: { root, upkeep, names, related } }) =>
    [root, upkeep, ...names.map(({ name, where }) => `${name}, ${where}`), ...related.map(({ why }) => why)].map(
      text => ({
        place: `${folder} facts`,
        text,
      }),
    ),
  ),
];
export const allText = [...prose, ...practical];
export const sources = histories.flatMap(({ folder, history }) =>
  history.sources.map(source => ({ folder, ...source })),
);

export const words = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word));
/**
 * Splits a text into sentences: after punctuation that a capital, a digit or an opening quotation mark follows, but not
 * after an abbreviation such as “Rep.”
 */
export const sentences = (text: string) =>
  text.split(/(?<=(?<!\b(?:Rep|Gov|Prof|v|U\.S))[.!?]”?)\s+(?=[“\p{Lu}\p{N}])/u).map(sentence => sentence.trim());

/** The places of all texts that match `pattern`, so that a failed test names the places. */
export const placesWith = (pattern: RegExp) =>
  allText.filter(({ text }) => pattern.test(text)).map(({ place }) => place);
/** Sentences that match `claim` but not `companion`, the words that must accompany the claim. */
export const sentencesWithout = (claim: RegExp, companion: RegExp) =>
  allText.flatMap(({ text }) => sentences(text)).filter(sentence => claim.test(sentence) && !companion.test(sentence));
