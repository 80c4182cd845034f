/** Finds everything to fix before the site goes live, for `npm run preflight`, builds and releases. */
import type { RawContent } from '../check-content.ts';
import { contentStops } from '../content-stops.ts';
import type { Environment, MailboxIds } from '../environment.ts';
import { choosingFindings } from './choosing.ts';
import type { Finding } from './finding.ts';
import { folderFindings } from './folder.ts';
import { locator } from './lines.ts';
import { pictureFindings } from './pictures.ts';
import { salonFindings } from './salon.ts';
import { settingFindings } from './settings.ts';
import { noticeFindings, testimonialFindings } from './words.ts';

export { asList, type Finding } from './finding.ts';

export interface Flight {
  /** The project's root folder. */
  root: string;
  content: RawContent;
  environment: Environment;
  /** Ids of the local mailbox, which a live site must not contain. */
  mailbox: MailboxIds;
  /** Today's date, as `2026-12-24`. */
  today: string;
}

/**
 * Returns all findings. If `built` is true, also checks the output of the previous build; builds skip that, because
 * they replace the output.
 */
export function preflight({ root, content, environment, mailbox, today }: Flight, built = true): Finding[] {
  const locate = locator(root);
  return [
    ...contentStops(content, locate),
    ...salonFindings(content, locate, today),
    ...testimonialFindings(content, locate),
    ...settingFindings(environment, mailbox, locate),
    ...(built ? folderFindings(root, mailbox) : []),
    ...pictureFindings(content, locate),
    ...noticeFindings(content, locate, today),
    ...choosingFindings(content, locate),
  ];
}
