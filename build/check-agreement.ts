/**
 * Finds values in content files that do not fit together, such as a price without a style or two different phone
 * numbers.
 */
import type { RawContent } from './check-content.ts';
import { pictureEntries } from './picture-entries.ts';
import { list, nameOf, record } from './raw.ts';

export function disagreements(content: RawContent): string[] {
  const styles = Object.keys(content.hairstyles);
  const pictures = pictureEntries(content).map(({ id }) => id);
  return [
    ...phoneProblems(content.salon),
    ...hoursProblems(content.salon),
    ...styles.flatMap(folder => [
      ...styleProblems(folder, content, pictures),
      ...priceProblems(folder, content),
      ...relatedProblems(folder, content, styles),
    ]),
    ...Object.keys(record(content.prices))
      .filter(id => !styles.includes(id))
      .map(
        id => `prices.ts: '${id}' is a price without a hairstyle; add the folder hairstyles/${id}, or remove the line`,
      ),
    ...unknownStyles('photographs.ts', content.photographs, styles),
    ...unknownStyles('testimonials.ts', content.testimonials, styles),
    ...Object.keys(record(content.consents))
      .filter(id => !pictures.includes(id))
      .map(id => `consents.ts: there is no picture '${id}'; fix the name, or remove the line`),
  ];
}

function styleProblems(folder: string, { hairstyles, prices }: RawContent, pictures: string[]): string[] {
  const { id, title, image, picture } = record(hairstyles[folder]?.card);
  const file = `hairstyles/${folder}/card.ts`;
  const name = typeof title === 'string' ? title : folder;
  const problems: string[] = [];
  if (id !== undefined && id !== folder)
    problems.push(`${file}: id is '${id}'; write '${folder}', the name of its folder`);
  if (record(prices)[folder] === undefined) problems.push(`prices.ts: ${name} has no price; write a number of dollars`);
  if (typeof image === 'string' && !pictures.includes(image))
    problems.push(
      `${file}: the picture '${image}' has no alt text; write picture: { alt: 'What it shows.', kind: 'photograph' } below it`,
    );
  if (typeof image === 'string' && picture !== undefined && pictures.filter(one => one === image).length > 1)
    problems.push(
      `${file}: the picture '${image}' has alt text in two places; remove \`picture\` here or its other entry`,
    );
  return problems;
}

/** Finds a price in the meta description that differs from prices.ts; search engines would show it. */
function priceProblems(folder: string, { hairstyles, prices }: RawContent): string[] {
  const { metaDescription } = record(record(hairstyles[folder]).card);
  const { dollars, from } = record(record(prices)[folder]);
  const stated = typeof metaDescription === 'string' ? /(from )?\$(\d+(?:\.\d+)?)/.exec(metaDescription) : null;
  if (!stated || typeof dollars !== 'number' || typeof from !== 'boolean') return [];
  if (Number(stated[2]) === dollars && Boolean(stated[1]) === from) return [];
  const price = `${from ? 'from ' : ''}$${dollars}`;
  return [
    `hairstyles/${folder}/card.ts: metaDescription says ${stated[0]}, but prices.ts says ${price}; write the price of prices.ts here too`,
  ];
}

function relatedProblems(folder: string, { hairstyles }: RawContent, styles: string[]): string[] {
  const others = styles.filter(style => style !== folder);
  return list(record(record(hairstyles[folder]).facts).related).flatMap(entry => {
    const { hairstyle } = record(entry);
    if (typeof hairstyle !== 'string' || others.includes(hairstyle)) return [];
    const known = others.map(style => `'${style}'`).join(', ');
    return [`hairstyles/${folder}/facts.ts: related: '${hairstyle}' is not another hairstyle; write one of ${known}`];
  });
}

function phoneProblems(salon: unknown): string[] {
  const { shown, dial } = record(record(salon).phone);
  if (typeof shown !== 'string' || typeof dial !== 'string') return [];
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
  if (digits(shown) === digits(dial)) return [];
  return [`salon.ts: phone: shown is '${shown}' and dial is '${dial}', two different numbers; write the same in both`];
}

function hoursProblems(salon: unknown): string[] {
  return list(record(salon).hours).flatMap(entry => {
    const { day, opens, closes } = record(entry);
    if (!isTime(opens) || !isTime(closes) || opens < closes) return [];
    return [`salon.ts: hours: ${day}: closes is '${closes}', not after '${opens}'; write 6 pm as 18:00`];
  });
}

function unknownStyles(file: string, entries: unknown, styles: string[]): string[] {
  return list(entries).flatMap((entry, index) => {
    const { hairstyle } = record(entry);
    if (typeof hairstyle !== 'string' || styles.includes(hairstyle)) return [];
    const known = styles.map(style => `'${style}'`).join(', ');
    return [`${file}: ${nameOf(entry, index)}: there is no hairstyle '${hairstyle}'; write one of ${known}`];
  });
}

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d\d:\d\d$/.test(value);
