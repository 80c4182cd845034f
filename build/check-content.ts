/** Reads all content and says what is wrong with it, file and field first, in words for the person who wrote it. */
import type { z } from 'zod';
import {
  choicesSchema,
  consentsSchema,
  hairstyleCardSchema,
  hairstyleFactsSchema,
  hairstyleHistorySchema,
  howToBookSchema,
  noticesSchema,
  photographSchema,
  pricesSchema,
  questionSchema,
  salonSchema,
  termsSchema,
  testimonialSchema,
  visitSchema,
} from '../src/content/schema.ts';
import { disagreements } from './check-agreement.ts';
import { noteOf } from './content-words.ts';
import { list, nameOf, record } from './raw.ts';

/** The content as its files export it, unchecked. Keys are what the files call themselves. */
export interface RawContent {
  salon: unknown;
  prices: unknown;
  photographs: unknown;
  consents: unknown;
  notices: unknown;
  testimonials: unknown;
  questions: unknown;
  assurances: unknown;
  howToBook: unknown;
  visit: unknown;
  terms: unknown;
  choices: unknown;
  /** By folder name in `hairstyles/`. */
  hairstyles: Record<string, { card?: unknown; history?: unknown; facts?: unknown }>;
}

/** Notes on everything that is wrong, none if all is well: first on each file by itself, then on what two files say differently. */
export function contentProblems(content: RawContent): string[] {
  return [
    ...check('salon.ts', salonSchema, content.salon),
    ...prices(content),
    ...check('notices.ts', noticesSchema, content.notices),
    ...check('consents.ts', consentsSchema, content.consents),
    ...each('photographs.ts', photographSchema, content.photographs),
    ...each('testimonials.ts', testimonialSchema, content.testimonials),
    ...each('questions.ts', questionSchema, content.questions),
    ...each('assurances.ts', questionSchema, content.assurances),
    ...each('how-to-book.ts', howToBookSchema, content.howToBook),
    ...check('visit.ts', visitSchema, content.visit),
    ...check('terms.ts', termsSchema, content.terms),
    ...check('choices.ts', choicesSchema, content.choices),
    ...Object.entries(content.hairstyles).flatMap(([folder, { card, history, facts }]) => [
      ...check(`hairstyles/${folder}/card.ts`, hairstyleCardSchema, card),
      ...check(`hairstyles/${folder}/history.ts`, hairstyleHistorySchema, history),
      ...(facts === undefined ? [] : check(`hairstyles/${folder}/facts.ts`, hairstyleFactsSchema, facts)),
    ]),
    ...disagreements(content),
  ];
}

function check(file: string, schema: z.ZodType, value: unknown, name?: string): string[] {
  if (value === undefined) return [`${file}: the file is missing, or what it exports is called by another name`];
  const { error } = schema.safeParse(value);
  return error ? error.issues.map(issue => noteOf(file, value, issue, name)) : [];
}

function each(file: string, schema: z.ZodType, value: unknown): string[] {
  if (!Array.isArray(value)) return [`${file}: the file is missing, or what it exports is no list in square brackets`];
  return list(value).flatMap((entry, index) => check(file, schema, entry, nameOf(entry, index)));
}

/** A price is called by the title that visitors know. */
function prices({ prices, hairstyles }: RawContent): string[] {
  if (typeof prices !== 'object' || prices === null) return check('prices.ts', pricesSchema, prices);
  return Object.entries(prices).flatMap(([id, price]) => {
    const { title } = record(hairstyles[id]?.card);
    return check('prices.ts', pricesSchema.valueType, price, typeof title === 'string' ? title : id);
  });
}
