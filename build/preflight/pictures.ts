/** Finds illustrations, photographs without a record of consent, and pictures without a good alt text. */
import type { RawContent } from '../check-content.ts';
import { pictureEntries } from '../picture-entries.ts';
import { record } from '../raw.ts';
import { type Finding, note } from './finding.ts';
import type { Locate } from './lines.ts';

/** The least number of characters of a useful alt text. */
const SHORTEST_ALT = 20;

export function* pictureFindings(content: RawContent, locate: Locate): Iterable<Finding> {
  const pictures = pictureEntries(content);
  for (const [index, { id, alt, kind, file }] of pictures.entries()) {
    const place = (mark: string) => locate(`src/content/${file}`, `'${id}'`, mark);
    if (kind === 'illustration')
      yield note(place('kind:'), `'${id}' is an illustration: replace it with a photograph of your own work`);
    if (kind === 'photograph' && !record(content.consents)[id])
      yield note(
        place('kind:'),
        `the photograph '${id}' has no record of consent: ask the person in it, and note in src/content/consents.ts where the signed form is`,
      );
    if (alt.trim().length < SHORTEST_ALT)
      yield note(place('alt:'), `'${id}' has hardly any alt text: say in a sentence what the picture shows`);
    if (pictures.findIndex(other => other.alt.trim() === alt.trim()) < index)
      yield note(place('alt:'), `'${id}' has the alt text of another picture: say what this one shows`);
  }
}
