/** Finds missing files, photographs without a record of consent, illustrations, and pictures without a good alt text. */
import { join } from 'node:path';
import type { RawContent } from '../content/check.ts';
import { record } from '../content/raw.ts';
import { pictureEntries } from '../pictures/entries.ts';
import { pictureProblems } from '../pictures/survey.ts';
import { type Finding, note, stop } from './finding.ts';
import type { Locate } from './lines.ts';

const FOLDER = 'src/content/photographs';

/** The least number of characters of a useful alt text. */
const SHORTEST_ALT = 20;

/** Finds entries without files, files without entries, and files that are not pictures. */
export async function fileFindings(content: RawContent, root: string, locate: Locate): Promise<Finding[]> {
  const problems = await pictureProblems(pictureEntries(content), join(root, FOLDER));
  return problems.map(problem => {
    const [, file, id] = /^(\S+\.ts): ('.+?')/.exec(problem) ?? [];
    return file && id ? stop(locate(`src/content/${file}`, id), problem.slice(file.length + 2)) : stop(FOLDER, problem);
  });
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
      yield note(place('kind:'), `'${id}' is an illustration: replace it with a photograph of your own work`);
    if (alt.trim().length < SHORTEST_ALT)
      yield note(place('alt:'), `'${id}' has hardly any alt text: say in a sentence what the picture shows`);
    if (pictures.findIndex(other => other.alt.trim() === alt.trim()) < index)
      yield note(place('alt:'), `'${id}' has the alt text of another picture: say what this one shows`);
  }
}
