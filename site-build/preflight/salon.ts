/** Finds sample values and other things to update in salon.ts. */
import type { RawContent } from '../content/check.ts';
import { list, record } from '../content/raw.ts';
import { type Finding, note, stop } from './finding.ts';
import type { Locate } from './lines.ts';
import { isFictionalPhone, isReservedHost, SAMPLE_CITY, sampleClaims, sampleSalon } from './sample-values.ts';

const FILE = 'src/content/salon.ts';

export function* salonFindings(content: RawContent, locate: Locate, today: string): Iterable<Finding> {
  const { salon } = content;
  const { sample, map, social, copyrightYear: year } = record(salon);
  if (sample === false) yield* leftovers(salon, locate);
  else
    yield stop(
      locate(FILE, 'sample:'),
      "src/content/salon.ts still has sample data: replace it with the salon's own and set sample to false",
    );
  for (const { name, url } of list(social).map(record)) {
    const text = `the link to ${name} has no address: write one, or remove the line`;
    if (url === '#') yield note(locate(FILE, 'social:', `name: '${name}'`), text);
  }
  if (record(map).exact === false)
    yield note(
      locate(FILE, 'map:'),
      'the map shows the city and not the salon: write its own coordinates and set exact to true',
    );
  yield* formerCity(content, locate);
  const now = Number(today.slice(0, 4));
  if (typeof year === 'number' && year < now)
    yield note(
      locate(FILE, 'copyrightYear:'),
      `the footer says © ${year}, and it is ${now}: check the site for anything out of date, and write ${now}`,
    );
}

/** Finds texts for search engines that name the sample salon's city, if the salon is in another. */
function* formerCity({ salon, hairstyles }: RawContent, locate: Locate): Iterable<Finding> {
  const { city, tagline } = record(salon);
  if (city === SAMPLE_CITY) return;
  const descriptions = Object.entries(hairstyles).map(
    ([folder, { card }]) =>
      [`src/content/hairstyles/${folder}/card.ts`, 'metaDescription', record(card).metaDescription] as const,
  );
  for (const [file, name, text] of [[FILE, 'tagline', tagline] as const, ...descriptions])
    if (String(text).includes(SAMPLE_CITY))
      yield note(
        locate(file, `${name}:`),
        `${name} says ${SAMPLE_CITY}, but the salon is in ${city}: write your own city, unless ${SAMPLE_CITY} is meant`,
      );
}

/** Finds sample values that are still there although `sample` is false. */
function* leftovers(salon: unknown, locate: Locate): Iterable<Finding> {
  const { phone, email, claims } = record(salon);
  const report = (name: string, value: unknown) =>
    stop(
      locate(FILE, `${name}:`),
      `sample is false, but ${name} is still the invented '${value}': write the salon's own`,
    );
  for (const [name, value] of Object.entries(sampleSalon)) if (record(salon)[name] === value) yield report(name, value);
  for (const [name, value] of Object.entries(sampleClaims))
    if (record(claims)[name] === value)
      yield note(
        locate(FILE, 'claims:', `${name}:`),
        `the home page claims '${value}', which was invented for the sample salon: write what you can prove`,
      );
  const { shown, dial } = record(phone);
  if (isFictionalPhone(String(dial)) || isFictionalPhone(String(shown))) yield report('phone', shown);
  const host = String(email).split('@').at(-1) ?? '';
  if (email !== sampleSalon.email && isReservedHost(host)) yield report('email', email);
}
