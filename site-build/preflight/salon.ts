/** Finds sample values and other things to update in salon.ts. */
import type { RawContent } from '../content/check.ts';
import { list, record } from '../content/raw.ts';
import { type Finding, note, stop } from './finding.ts';
import type { Locate } from './lines.ts';
import { isFictionalPhone, isReservedHost, sampleClaims, sampleSalon } from './sample-values.ts';

const FILE = 'src/content/salon.ts';

export function* salonFindings({ salon }: RawContent, locate: Locate, today: string): Iterable<Finding> {
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
  const now = Number(today.slice(0, 4));
  if (typeof year === 'number' && year < now)
    yield note(
      locate(FILE, 'copyrightYear:'),
      `the footer says © ${year}, and it is ${now}: check the site for anything out of date, and write ${now}`,
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
