/** Finds sample values and other things to update in salon.ts. */
import type { RawContent } from '../check-content.ts';
import { list, record } from '../raw.ts';
import { type Finding, note, stop } from './finding.ts';
import type { Locate } from './lines.ts';
import { isFictionalPhone, isReservedHost, sampleSalon } from './sample-values.ts';

const FILE = 'src/content/salon.ts';

export function salonFindings({ salon }: RawContent, locate: Locate, today: string): Finding[] {
  const { sample, map, social, copyrightYear } = record(salon);
  return [
    ...(sample === false
      ? leftovers(salon, locate)
      : [
          stop(
            locate(FILE, 'sample:'),
            "src/content/salon.ts still has sample data: replace it with the salon's own and set sample to false",
          ),
        ]),
    ...list(social)
      .map(record)
      .filter(({ url }) => url === '#')
      .map(({ name }) =>
        note(
          locate(FILE, 'social:', `name: '${name}'`),
          `the link to ${name} has no address: write one, or remove the line`,
        ),
      ),
    ...(record(map).exact === false
      ? [
          note(
            locate(FILE, 'map:'),
            'the map shows the city and not the salon: write its own coordinates and set exact to true',
          ),
        ]
      : []),
    ...copyrightFindings(copyrightYear, locate, Number(today.slice(0, 4))),
  ];
}

/** Finds sample values that are still there although `sample` is false. */
function leftovers(salon: unknown, locate: Locate): Finding[] {
  const { phone, email } = record(salon);
  const report = (name: string, value: unknown) =>
    stop(
      locate(FILE, `${name}:`),
      `sample is false, but ${name} is still the invented '${value}': write the salon's own`,
    );
  const same = Object.entries(sampleSalon).filter(([name, value]) => record(salon)[name] === value);
  const { shown, dial } = record(phone);
  const host = String(email).split('@').at(-1) ?? '';
  return [
    ...same.map(([name, value]) => report(name, value)),
    ...(isFictionalPhone(String(dial)) || isFictionalPhone(String(shown)) ? [report('phone', shown)] : []),
    ...(email !== sampleSalon.email && isReservedHost(host) ? [report('email', email)] : []),
  ];
}

function copyrightFindings(year: unknown, locate: Locate, now: number): Finding[] {
  if (typeof year !== 'number' || year >= now) return [];
  const text = `the footer says © ${year}, and it is ${now}: check the site for anything out of date, and write ${now}`;
  return [note(locate(FILE, 'copyrightYear:'), text)];
}
