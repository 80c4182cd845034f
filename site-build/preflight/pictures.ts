/** Finds missing files, small or wide photographs, photographs without a record of consent, illustrations, and pictures without a good alt text. */
import { join } from 'node:path';
import type { RawContent } from '../content/check.ts';
import { record } from '../content/raw.ts';
import { pictureEntries } from '../pictures/entries.ts';
import { lookAt } from '../pictures/survey.ts';
import { type Finding, note, stop } from './finding.ts';
import type { Locate } from './lines.ts';

const FOLDER = 'src/content/photographs';

/** The least number of characters of a useful alt text. */
const SHORTEST_ALT = 20;

/** A picture with fewer pixels is blurred in the lightbox of most phones. */
const LEAST_WIDTH = 1_000;

/** Finds entries without files, files without entries, files that are not pictures, and photographs that look bad. */
export async function fileFindings(content: RawContent, root: string, locate: Locate): Promise<Finding[]> {
  const entries = pictureEntries(content);
  const { notes, sources } = await lookAt(entries, join(root, FOLDER));
  const stops = notes.map(problem => {
    const [, file, id] = /^(\S+\.ts): ('.+?')/.exec(problem) ?? [];
    return file && id ? stop(locate(`src/content/${file}`, id), problem.slice(file.length + 2)) : stop(FOLDER, problem);
  });
  const poor = entries
    .filter(({ kind }) => kind === 'photograph')
    .flatMap(({ id, file }) => {
      const { width = LEAST_WIDTH, height = width } = sources.find(source => source.id === id) ?? {};
      const place = locate(`src/content/${file}`, `'${id}'`);
      return [
        width < LEAST_WIDTH &&
          note(place, `'${id}' is only ${width} pixels wide, which looks blurred: save it larger, if you can`),
        width > height &&
          note(place, `'${id}' is wider than high: pages cut off its sides; crop it to 4 wide by 5 high`),
      ].filter(finding => finding !== false);
    });
  return [...stops, ...poor];
}

export function* consentFindings(content: RawContent, locate: Locate): Iterable<Finding> {
  for (const { id, kind, file } of pictureEntries(content))
    if (kind === 'photograph' && !record(content.consents)[id])
      yield note(
        locate(`src/content/${file}`, `'${id}'`, 'kind:'),
        `the photograph '${id}' has no record of consent: ask the person in it, and note in src/content/consents.ts where the signed form is`,
      );
}

export function* pictureFindings(content: RawContent, locate: Locate): Iterable<Finding> {
  const pictures = pictureEntries(content);
  for (const [index, { id, alt, kind, file }] of pictures.entries()) {
    const place = (mark: string) => locate(`src/content/${file}`, `'${id}'`, mark);
    if (kind === 'illustration')
      yield note(
        place('kind:'),
        'this picture is an illustration: replace it with a photograph of your own work; if you have, describe the photograph and set kind to photograph',
      );
    if (alt.trim().length < SHORTEST_ALT)
      yield note(place('alt:'), `'${id}' has hardly any alt text: say in a sentence what the picture shows`);
    if (pictures.findIndex(other => other.alt.trim() === alt.trim()) < index)
      yield note(place('alt:'), `'${id}' has the alt text of another picture: say what this one shows`);
  }
}
