/** Checks all content and explains each problem in plain language, with file and field. */
import type { z } from 'zod';
import * as schemas from '../../src/content/schema.ts';
import { disagreements } from './check-agreement.ts';
import { figureProblems, historyProblems } from './check-histories.ts';
import { list, nameOf, type Problem, record } from './raw.ts';
import { noteOf } from './words.ts';

/** The unchecked content, by the names under which its files export it. */
export interface RawContent {
  salon: unknown;
  prices: unknown;
  priceGrid: unknown;
  photographs: unknown;
  consents: unknown;
  /** The SVG source of each drawing, by its file name without extension. */
  drawings: Record<string, string>;
  notices: unknown;
  testimonials: unknown;
  questions: unknown;
  assurances: unknown;
  howToBook: unknown;
  visit: unknown;
  terms: unknown;
  choices: unknown;
  /** The exports of each hairstyle, by its folder name in `hairstyles/`. */
  hairstyles: Record<string, { card?: unknown; history?: unknown; facts?: unknown }>;
}

/** Returns all problems: first those within a file, then disagreements between files. */
export function contentProblems(content: RawContent): Problem[] {
  return [
    ...check('salon.ts', schemas.salonSchema, content.salon),
    ...prices(content),
    ...check('notices.ts', schemas.noticesSchema, content.notices),
    ...check('consents.ts', schemas.consentsSchema, content.consents),
    ...figureProblems(content),
    ...each('photographs.ts', schemas.photographSchema, content.photographs),
    ...each('testimonials.ts', schemas.testimonialSchema, content.testimonials),
    ...each('questions.ts', schemas.questionSchema, content.questions),
    ...each('assurances.ts', schemas.questionSchema, content.assurances),
    ...each('how-to-book.ts', schemas.howToBookSchema, content.howToBook),
    ...check('visit.ts', schemas.visitSchema, content.visit),
    ...check('terms.ts', schemas.termsSchema, content.terms),
    ...check('choices.ts', schemas.choicesSchema, content.choices),
    ...Object.entries(content.hairstyles).flatMap(([folder, { card, history, facts }]) => [
      ...check(`hairstyles/${folder}/card.ts`, schemas.hairstyleCardSchema, card),
      ...check(`hairstyles/${folder}/history.ts`, schemas.hairstyleHistorySchema, history),
      ...(facts === undefined ? [] : check(`hairstyles/${folder}/facts.ts`, schemas.hairstyleFactsSchema, facts)),
    ]),
    ...historyProblems(content),
    ...disagreements(content),
  ];
}

function check(file: string, schema: z.ZodType, value: unknown, name?: string): Problem[] {
  if (value === undefined) return [{ file, message: 'the file is missing, or its export has a different name' }];
  const { error } = schema.safeParse(value);
  return error ? error.issues.map(issue => noteOf(file, value, issue, name)) : [];
}

function each(file: string, schema: z.ZodType, value: unknown): Problem[] {
  if (!Array.isArray(value))
    return [{ file, message: 'the file is missing, or its export is not a list in square brackets' }];
  return list(value).flatMap((entry, index) => check(file, schema, entry, nameOf(entry, index)));
}

/** Checks the prices, and those by size and length. Messages name a price by the hairstyle's title, which visitors see. */
function prices({ prices, priceGrid, hairstyles }: RawContent): Problem[] {
  return [
    ...byStyle('', schemas.pricesSchema, prices, hairstyles),
    ...byStyle('priceGrid: ', schemas.priceGridSchema, priceGrid, hairstyles),
  ];
}

type ByStyle = typeof schemas.pricesSchema | typeof schemas.priceGridSchema;

function byStyle(place: string, schema: ByStyle, value: unknown, hairstyles: RawContent['hairstyles']): Problem[] {
  if (typeof value !== 'object' || value === null) return check('prices.ts', schema, value);
  return Object.entries(value).flatMap(([id, one]) => {
    const { title } = record(hairstyles[id]?.card);
    return check('prices.ts', schema.valueType, one, place + (typeof title === 'string' ? title : id));
  });
}
