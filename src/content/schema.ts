/** The schema of all content, used only at build: browsers receive checked data, never zod. */
import { z } from 'zod';
import { MOST_WEEKS, TERM_LENGTH } from './limits.ts';

/** Text that visitors read. `advice` says what to write where it is missing or empty. */
const textOf = (advice: string) => z.string(advice).trim().min(1, advice);
const text = textOf('write text between quotation marks');
const alt = textOf('write a sentence that says what the picture shows');
/** A web address that a visitor can open. */
const link = z.url({ protocol: /^https?$/, error: 'write a whole address with https://' });
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write lowercase words joined by hyphens, such as box-braids');
/** Language of a title or name that is not English, such as `fr`. */
const language = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'write the letters of the language, such as fr')
  .optional();
/**
 * What a picture is. The gallery page tells visitors if some or all of its pictures are illustrations. A figure explains
 * something, or belongs to the page's design, so that no photograph replaces it.
 */
const pictureKind = z.enum(['illustration', 'photograph', 'figure']);

/** A source of a history. Texts cite a source by its id, as in `[^wikipedia]`. */
const sourceSchema = z.strictObject({ id, title: text, language, publisher: text, url: link.optional() });

/** The data of a hairstyle for lists, cards and the menu, without its history. */
const hairstyleCardSchema = z.strictObject({
  /** The last part of the style page's address, `/styles/<id>`. */
  id,
  /** Position in every list, smallest first. */
  order: z.number(),
  title: text,
  /** One to three words, used as the gallery's category. */
  shortName: text,
  /** Two sentences for the card on /services. */
  description: text,
  metaDescription: text.min(110).max(160),
  /** Id of the style's picture. */
  image: id,
  /** Alt text and kind of that picture; omitted if `image` is the id of an entry in `photographs.ts`, which has them. */
  picture: z.strictObject({ alt, kind: pictureKind }).optional(),
  /** Whether the home page shows the style among the signature services. */
  signature: z.boolean(),
});

const sectionName = z.enum(['overview', 'origins', 'culturalSignificance', 'evolution', 'modernDay']);

/** One text per paragraph. Titles, and words that are spoken of as words, are italic: between asterisks, as in `*Sounder*`. */
const section = z.array(text).min(1);

/** One to three drawings side by side, each the name of a file in `figures/` without its extension, or a picture's id. */
const figureSchema = z.strictObject({
  pictures: z
    .array(z.strictObject({ figure: id, label: text, language, note: text.optional() }))
    .min(1)
    .max(3),
  /** Whether the drawings show the client's own hair dark and added hair in copper; a key below then says so. */
  added: z.boolean().optional(),
});

/** How strong the evidence for a date is. The entry's wording and its bead on the timeline show this to readers. */
const certainty = z.enum(['documented', 'reported', 'oral']);

/** A point on the map, in degrees; south and west are negative. */
const spot = { longitude: z.number().min(-100).max(52), latitude: z.number().min(-34).max(60) };

/** The map that shows where each name of a style is used. */
const namesMapSchema = z.strictObject({
  names: z
    .array(
      z.strictObject({
        name: text,
        language,
        place: text,
        ...spot,
        /** The side of the dot on which the name is written. */
        label: z.enum(['left', 'right', 'above', 'below', 'aboveRight', 'belowLeft']),
      }),
    )
    .min(2),
  /** Routes by which people carried the style. */
  routes: z.array(z.strictObject({ from: z.strictObject(spot), to: z.strictObject(spot), text: text.optional() })),
});

/** Words in large type, few enough to be read at a glance. */
const fewWords = text.refine(words => words.split(/\s+/).length <= 12, 'write at most twelve words');

/** The history of a style. Missing optional parts are omitted from the page. */
const hairstyleHistorySchema = z.strictObject({
  overview: section,
  origins: section,
  culturalSignificance: section,
  evolution: section,
  modernDay: section,
  figures: z.partialRecord(sectionName, figureSchema).optional(),
  timeline: z
    .array(
      z.strictObject({
        date: text,
        certainty,
        /** True for the entry in which the style itself first appears, which has a different bead. */
        start: z.literal(true).optional(),
        /** Roughly how long after the previous date, which sets the space between the two; omitted if nobody knows. */
        since: z.enum(['years', 'decades', 'centuries']).optional(),
        text,
        source: id,
      }),
    )
    .min(2)
    .optional(),
  /** How the timeline is drawn: as an even braid (the default), a twist of two strands, or a braid that grows, or swells and tapers. */
  braid: z.enum(['even', 'twist', 'growing', 'swelling']).optional(),
  map: namesMapSchema.optional(),
  /** A sentence in large type before or beside the text of a section, and in a picture to share. */
  quote: z.strictObject({ section: sectionName, text: fewWords }).optional(),
  sources: z.array(sourceSchema).min(2),
});

/** A usual range, from `least` to `most`. */
const span = z
  .strictObject({ least: z.number().positive(), most: z.number().positive() })
  .refine(({ least, most }) => least <= most, { path: ['most'], message: 'write a number that is not below `least`' });

/** Facts that help visitors choose a hairstyle. */
const hairstyleFactsSchema = z.strictObject({
  /** True while these are typical figures and not the salon's own; the page then says so. */
  typical: z.boolean(),
  /** In hours. */
  inTheChair: span,
  /** In weeks. */
  lasts: span.refine(({ most }) => most <= MOST_WEEKS, { path: ['most'], message: 'write 8 or less' }),
  /** Weight at the root. */
  root: text,
  upkeep: text,
  /** Other names of the style. */
  names: z.array(z.strictObject({ name: text, language, where: text })),
  /** Related styles, by their ids. */
  related: z.array(z.strictObject({ hairstyle: text, why: text })),
});

/** Whole US dollars. */
const dollars = z.int('write whole dollars, such as 80').positive('write whole dollars, such as 80');
/** `from` marks a starting price. */
const priceSchema = z.strictObject({ dollars, from: z.boolean() });
const pricesSchema = z.record(id, priceSchema);

/** Prices by size and length. */
const priceGridSchema = z.strictObject({
  /** True for invented prices, of which the pages say that they are samples. */
  sample: z.boolean(),
  /** By the id of each hairstyle that has such prices. `hours`: in the chair. */
  styles: z.record(
    id,
    z
      .array(
        z.strictObject({
          /** Names of a size and a length in choices.ts. */
          size: text,
          length: text,
          dollars,
          hours: z.number().positive().max(24),
          hairIncluded: z.boolean(),
        }),
      )
      .min(1),
  ),
});

/** A picture: the file is `src/content/photographs/<id>.<webp|jpg|png|avif>`. */
const photographSchema = z.strictObject({
  id,
  alt,
  /** Id of the hairstyle in the picture. The hairstyle's short name is the picture's category. */
  hairstyle: text,
  caption: text,
  kind: pictureKind,
  /** Whether the gallery shows the picture; other pages can show it in either case. */
  inGallery: z.boolean(),
});

/** Where each consent is kept: of the person in a photograph, by the picture's id; to a quotation, by the client's name. */
const consentsSchema = z.record(text, text);

/** A date in the salon's time zone. */
const day = z.iso.date({ error: 'write a date such as 2026-12-24', abort: true });

const notBefore = ({ input }: { input: unknown }) =>
  `write a day that is not before ${(input as { from: string }).from}`;

/** Days on which the salon is closed, first and last included. */
const closureSchema = z
  .strictObject({ from: day, to: day, text: text.optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: notBefore });

/** A notice from `from` to `until`, both included. Without `from`, it has already begun; without `until`, it never ends. */
const noticeSchema = z
  .strictObject({ text, from: day.optional(), until: day.optional() })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ['until'], error: notBefore });

const noticesSchema = z.strictObject({ closures: z.array(closureSchema), notices: z.array(noticeSchema) });

/** What to do before an appointment and how to care for braids, for all styles. */
const visitSchema = z.strictObject({
  /** `typical`: the steps are what braiders usually ask for, not what this salon asks for. The page then says so. */
  beforeYouCome: z.strictObject({
    typical: z.boolean(),
    steps: z.array(z.strictObject({ do: text, why: text })).min(1),
  }),
  care: z.array(text).min(1),
  careSources: z.array(z.strictObject({ title: text, publisher: text, url: link })).min(1),
});

const questionSchema = z.strictObject({
  question: text,
  /** One text per paragraph. */
  answer: z.array(text).min(1),
  /** What the owner has to decide before the question is shown. */
  waitsFor: text.optional(),
});

/** How to book, in one language. */
const howToBookSchema = z.strictObject({
  /** Language tag, such as `pt-BR`. */
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'write a language tag, such as es or pt-BR'),
  /** Whether a native speaker has corrected the text; live sites omit unchecked texts. */
  checked: z.boolean(),
  /** The language's name in that language. */
  name: text,
  title: text,
  steps: z.array(text).min(1),
});

const term = z.string().max(TERM_LENGTH, `write at most ${TERM_LENGTH} characters`);

/** The salon's terms, a sentence or two each in the owner's words. Empty terms are not shown. */
const termsSchema = z.strictObject({
  /** True for invented terms, of which the pages say that they are samples. */
  sample: z.boolean(),
  /** Whether the hair is included in the price. */
  hair: term,
  deposit: term,
  /** Canceling and moving an appointment. */
  cancellation: term,
  lateness: term,
  /** From which age, and at what price. */
  children: term,
  parking: term,
  braiders: term,
  payment: term,
});

const testimonialSchema = z.strictObject({
  name: text,
  text,
  rating: z.literal(5, 'write 5: the site always shows five stars'),
  /** Id of the hairstyle. */
  hairstyle: text,
  /** True for invented text, which the page labels 'Sample'. */
  sample: z.boolean(),
});

/** The name of an option in the request form: a word or two, which the form adds to the visitor's message. */
const choice = text.regex(/^[^,.\n]+$/, 'write a word or two without commas or periods');

/** An option with its drawing, if there is one: a file for each theme in `choices/`, such as `size-small-light.avif`. */
const drawnChoice = z.strictObject({ name: choice, drawing: id.optional() });

/** Options to tap in the request form. */
const choicesSchema = z.strictObject({ sizes: z.array(drawnChoice), lengths: z.array(drawnChoice) });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day, such as 08:00 or 18:30');
const weekday = z.enum(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'write a day with a capital letter, such as Monday',
);

/** A name of the IANA time zone database. Names without a slash, such as EST, ignore daylight saving time. */
const timeZone = z
  .string()
  .refine(isTimeZone, "write the salon's time zone, such as 'America/New_York' or 'America/Chicago'");

function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

const salonSchema = z.strictObject({
  /** True while the values are invented; `npm run release` then refuses to build. */
  sample: z.boolean(),
  name: text,
  tagline: text,
  street: text,
  city: text,
  state: z.string().length(2, 'write the state in two letters, such as MA'),
  zip: z
    .string("write five digits between quotation marks, such as '02148'")
    .regex(/^\d{5}$/, 'write five digits, such as 02148'),
  /** `shown` is for people, `dial` for `tel:` links. `texts` says whether the salon reads text messages. */
  phone: z.strictObject({
    shown: text,
    dial: z.string().regex(/^\+1\d{10}$/, 'write +1 and ten digits, such as +17815550142'),
    texts: z.boolean().optional(),
  }),
  email: z.email('write an address, such as info@example.com'),
  /** The business hours and all dates are in this time zone. */
  timeZone,
  /** Business hours in the salon's time zone. Days that are not listed here are not mentioned anywhere. */
  hours: z.array(z.strictObject({ day: weekday, opens: time, closes: time })).min(1),
  /** The salon's door, which has a marker; of a sample salon, the middle of the city, without one. */
  map: z.strictObject({
    // Without its minus sign, a longitude would put the salon in Asia.
    latitude: z.number().min(0).max(90),
    longitude: z.number().min(-180).max(0, 'write degrees west with a minus sign, such as -71.0662'),
  }),
  claims: z.strictObject({ clients: text, styles: text }),
  urgentCall: z.strictObject({ heading: text, text }),
  social: z.array(
    z.strictObject({
      name: text,
      url: z.union([link, z.literal('#')], 'write a whole address with https://, or # while there is none'),
    }),
  ),
  copyrightYear: z.number().int(),
});

/** All content, by the names under which the files export it. */
export const contentSchema = z.strictObject({
  salon: salonSchema,
  prices: pricesSchema,
  priceGrid: priceGridSchema,
  photographs: z.array(photographSchema),
  /** Alt texts, by the id of each picture that no photograph replaces. */
  figures: z.record(id, alt),
  consents: consentsSchema,
  /** The SVG source of each drawing, by its file name without extension. */
  drawings: z.record(id, z.string()),
  notices: noticesSchema,
  testimonials: z.array(testimonialSchema),
  questions: z.array(questionSchema),
  assurances: z.array(questionSchema),
  howToBook: z.array(howToBookSchema),
  visit: visitSchema,
  terms: termsSchema,
  choices: choicesSchema,
  /** By the name of their folder in `hairstyles/`. Without facts, the page tells visitors to ask. */
  hairstyles: z.record(
    z.string(),
    z.strictObject({
      card: hairstyleCardSchema,
      history: hairstyleHistorySchema,
      facts: hairstyleFactsSchema.optional(),
    }),
  ),
});

export type Content = z.infer<typeof contentSchema>;
export type HairstyleCard = z.infer<typeof hairstyleCardSchema>;
export type HairstyleHistory = z.infer<typeof hairstyleHistorySchema>;
export type HairstyleFigure = z.infer<typeof figureSchema>;
export type NamesMap = z.infer<typeof namesMapSchema>;
export type HairstyleFacts = z.infer<typeof hairstyleFactsSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type Question = z.infer<typeof questionSchema>;
export type HowToBook = z.infer<typeof howToBookSchema>;
export type Choices = z.infer<typeof choicesSchema>;
export type Terms = z.infer<typeof termsSchema>;
export type Prices = z.infer<typeof pricesSchema>;
export type PriceGrid = z.infer<typeof priceGridSchema>;
export type PhotographEntry = z.infer<typeof photographSchema>;
export type Consents = z.infer<typeof consentsSchema>;
export type Notices = z.infer<typeof noticesSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Salon = z.infer<typeof salonSchema>;
