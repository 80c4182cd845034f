/** The schema of all content. Used at build only: browsers receive checked data, never zod. */
import { z } from 'zod';
import { MOST_WEEKS } from './limits';

const text = z.string().trim().min(1);
/** A web address that a visitor can open. */
const link = z.url({ protocol: /^https?$/ });
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case words joined by hyphens');
/** The page labels illustrations until photographs replace them. */
const pictureKind = z.enum(['illustration', 'photograph']);

/** Texts of a history name a source by its id, as in `[^wikipedia]`. */
const sourceSchema = z.strictObject({
  id,
  title: text,
  /** Of the title, such as `fr`, if it is not English. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  publisher: text,
  url: link.optional(),
});

/** The data of a hairstyle for lists, cards and the menu, without its history. */
export const hairstyleCardSchema = z.strictObject({
  /** Last part of the page's address, `/styles/<id>`. */
  id,
  /** Position in every list, smallest first. */
  order: z.number(),
  title: text,
  /** One to three words, used as the gallery's category. */
  shortName: text,
  /** Two sentences for the card on /services. */
  description: text,
  metaDescription: text.min(110).max(165),
  /** Id of the style's picture. */
  image: id,
  /**
   * Alt text and kind of that picture; omitted if `image` is the id of an entry in `photographs.ts`, which already
   * has them.
   */
  picture: z.strictObject({ alt: text, kind: pictureKind }).optional(),
  /** Whether the home page shows it among the signature services. */
  signature: z.boolean(),
});

/** Paragraphs: the first is shown, the others open on request. */
const section = z.array(text).min(1);

/** One to three drawings side by side, each the id of an entry in `figures.ts`. */
const figureSchema = z.strictObject({
  pictures: z
    .array(z.strictObject({ figure: id, label: text, note: text.optional() }))
    .min(1)
    .max(3),
  caption: text.optional(),
  /** Whether the drawings show one's own hair dark and added hair in copper; a key then says so. */
  added: z.boolean().optional(),
});

/** The strength of the evidence, shown by wording and bead: documented, reported, or oral history. */
const certainty = z.enum(['documented', 'reported', 'oral']);

/** In degrees, south and west below zero. */
const spot = { longitude: z.number().min(-100).max(52), latitude: z.number().min(-34).max(60) };

/** A style's names around the Atlantic. `label`: the side of the dot on which the name is written; `none` for a name that belongs to a language and has no dot. */
const namesMapSchema = z.strictObject({
  names: z
    .array(
      z.strictObject({
        name: text,
        /** Such as `fr`, if the name is not English. */
        language: z
          .string()
          .regex(/^[a-z]{2,3}$/)
          .optional(),
        place: text,
        ...spot,
        /** Where the label is beside its dot; `none` for a name that is listed below the map, without a dot. */
        label: z.enum(['left', 'right', 'above', 'below', 'aboveRight', 'belowLeft', 'none']),
      }),
    )
    .min(2),
  /** Routes by which people carried the style. */
  routes: z.array(z.strictObject({ from: z.strictObject(spot), to: z.strictObject(spot), text: text.optional() })),
});

/** The drawings or photo at the top of a section, by section. */
const bySection = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    overview: value.optional(),
    origins: value.optional(),
    culturalSignificance: value.optional(),
    evolution: value.optional(),
    modernDay: value.optional(),
  });

/** The history of a style. Missing optional parts are omitted from the page. */
export const hairstyleHistorySchema = z.strictObject({
  overview: section,
  origins: section,
  culturalSignificance: section,
  evolution: section,
  modernDay: section,
  figures: bySection(figureSchema).optional(),
  /** Ids of pictures in `photographs/`. */
  photographs: bySection(id).optional(),
  timeline: z
    .array(
      z.strictObject({
        date: text,
        certainty,
        /** Set for the entry in which the style itself first appears; its bead differs. */
        start: z.literal(true).optional(),
        /** About how long after the date before it, which sets their distance; omitted if nobody knows. */
        since: z.enum(['years', 'decades', 'centuries']).optional(),
        text,
        source: id,
      }),
    )
    .min(2)
    .optional(),
  /** The timeline is a braid of three strands, or a twist of two. */
  strands: z.literal([2, 3]).optional(),
  map: namesMapSchema.optional(),
  /** A quotable sentence of this page, also made into a picture to share. */
  quote: text.max(140).optional(),
  sources: z.array(sourceSchema).min(2),
});

/** A drawing in `src/content/figures/<id>.svg`; width and height as in its `viewBox`. */
const figureEntrySchema = z.strictObject({
  alt: text,
  width: z.number().positive(),
  height: z.number().positive(),
});
export const figuresSchema = z.record(id, figureEntrySchema);

/** The usual range. */
const span = z
  .strictObject({ least: z.number().positive(), most: z.number().positive() })
  .refine(({ least, most }) => least <= most, { path: ['most'], message: 'write a number that is not below `least`' });

/** Facts by which visitors choose a hairstyle. */
export const hairstyleFactsSchema = z.strictObject({
  /** True while these are typical figures and not the salon's own; the page then says so. */
  typical: z.boolean(),
  /** In hours. */
  inTheChair: span,
  /** In weeks. */
  lasts: span.refine(({ most }) => most <= MOST_WEEKS, { path: ['most'], message: 'write 8 or less' }),
  /** Weight at the root. */
  root: text,
  upkeep: text,
  /** Other names; `language` such as `fr`, if the name is not English. */
  names: z.array(
    z.strictObject({
      name: text,
      language: z
        .string()
        .regex(/^[a-z]{2,3}$/)
        .optional(),
      where: text,
    }),
  ),
  /** Related styles, by their ids. */
  related: z.array(z.strictObject({ hairstyle: id, why: text })),
});

/** US dollars. `from` marks a starting price. */
const priceSchema = z.strictObject({ dollars: z.number().positive(), from: z.boolean() });
export const pricesSchema = z.record(id, priceSchema);

/** A picture: the file is `src/content/photographs/<id>.<webp|jpg|png|avif>`. */
export const photographSchema = z.strictObject({
  id,
  alt: text,
  /** Id of the hairstyle it shows; its short name is the picture's category. */
  hairstyle: id,
  caption: text,
  kind: pictureKind,
  /** Whether the gallery shows it; other pictures are for other pages. */
  inGallery: z.boolean(),
});

/** Where the signed consent of the person in each photograph is kept, by the picture's id. */
export const consentsSchema = z.record(id, text);

/** A date at the salon. */
const day = z.iso.date({ error: 'write a date as 2026-12-24', abort: true });

/** Days on which the salon is closed, first and last included. */
const closureSchema = z
  .strictObject({ from: day, to: day, text: text.optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'write a day that is not before `from`' });

/** A notice for a limited time, from `from` to `until`, both included. Without `from` it has started; without `until` it never ends. */
const noticeSchema = z
  .strictObject({ text, from: day.optional(), until: day.optional() })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'write a day that is not before `from`',
  });

export const noticesSchema = z.strictObject({ closures: z.array(closureSchema), notices: z.array(noticeSchema) });

/** What to do before an appointment and how to care for braids, for all styles. */
export const visitSchema = z.strictObject({
  /** `typical`: what braiders usually ask for, not the salon itself; the page then says so. */
  beforeYouCome: z.strictObject({
    typical: z.boolean(),
    steps: z.array(z.strictObject({ do: text, why: text })).min(1),
  }),
  care: z.array(text).min(1),
  careSources: z.array(z.strictObject({ title: text, publisher: text, url: link })).min(1),
});

export const questionSchema = z.strictObject({
  question: text,
  /** Paragraphs. */
  answer: z.array(text).min(1),
  /** What the owner has to decide before this is shown. */
  waitsFor: text.optional(),
});

/** How to book, in one language. */
export const howToBookSchema = z.strictObject({
  /** Such as `pt-BR`. */
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  /** Whether a native speaker has corrected it; live sites omit unchecked text. */
  checked: z.boolean(),
  /** The language's name in that language. */
  name: text,
  title: text,
  steps: z.array(text).min(1),
});

/** A sentence or two each, in the owner's words; empty ones are not shown. */
export const termsSchema = z.strictObject({
  deposit: z.string(),
  lateness: z.string(),
  cancellation: z.string(),
  children: z.string(),
  parking: z.string(),
});

export const testimonialSchema = z.strictObject({
  name: text,
  text,
  rating: z.literal(5),
  /** Id of the hairstyle. */
  hairstyle: id,
  /** True for invented text, which the page labels 'Sample'. */
  sample: z.boolean(),
});

/** One or two words, used in a sentence of the request. */
const choice = text.regex(/^[^,.\n]+$/, 'write a word or two without commas and full stops');

/** Options to tap in the request form, with numbers for their drawings. */
export const choicesSchema = z.strictObject({
  /** `braids`: how many braids the drawing shows side by side; fewer look larger. */
  sizes: z.array(z.strictObject({ name: choice, braids: z.number().int().min(1).max(12) })),
  /** `reach`: how far down the drawing the hair falls, from 0 at the chin to 1 at the hip. */
  lengths: z.array(z.strictObject({ name: choice, reach: z.number().min(0).max(1) })),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day as 08:00 or 18:30');
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

export const salonSchema = z.strictObject({
  /** True while the values are invented; `npm run release` then refuses to build. */
  sample: z.boolean(),
  name: text,
  tagline: text,
  street: text,
  city: text,
  state: z.string().length(2),
  zip: z.string().regex(/^\d{5}$/),
  /** `shown`: for people; `dial`: for `tel:` links; `texts`: whether the salon reads text messages. */
  phone: z.strictObject({ shown: text, dial: z.string().regex(/^\+1\d{10}$/), texts: z.boolean().optional() }),
  email: z.email(),
  /** Business hours in salon time; days that are not listed are not mentioned anywhere. */
  hours: z.array(z.strictObject({ day: weekday, opens: time, closes: time })).min(1),
  map: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** Whether the point is the salon itself; false centers the map on the city without a marker. */
    exact: z.boolean(),
  }),
  claims: z.strictObject({ clients: text, styles: text }),
  urgentCall: z.strictObject({ heading: text, text }),
  social: z.array(z.strictObject({ name: text, url: z.union([link, z.literal('#')]) })),
  copyrightYear: z.number().int(),
});

export type HairstyleCard = z.infer<typeof hairstyleCardSchema>;
export type HairstyleHistory = z.infer<typeof hairstyleHistorySchema>;
export type HairstyleFigure = z.infer<typeof figureSchema>;
export type NamesMap = z.infer<typeof namesMapSchema>;
export type FigureEntry = z.infer<typeof figureEntrySchema>;
export type HairstyleFacts = z.infer<typeof hairstyleFactsSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type Question = z.infer<typeof questionSchema>;
export type HowToBook = z.infer<typeof howToBookSchema>;
export type Choices = z.infer<typeof choicesSchema>;
export type Terms = z.infer<typeof termsSchema>;
export type Prices = z.infer<typeof pricesSchema>;
export type PhotographEntry = z.infer<typeof photographSchema>;
export type Consents = z.infer<typeof consentsSchema>;
export type Notices = z.infer<typeof noticesSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Salon = z.infer<typeof salonSchema>;
