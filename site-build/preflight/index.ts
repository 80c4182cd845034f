/** Finds everything to fix before the site goes live, for `npm run preflight`, builds and releases. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { RawContent } from '../content/check.ts';
import { contentStops } from '../content/stops.ts';
import type { Environment, MailboxIds } from '../environment.ts';
import { choosingFindings } from './choosing.ts';
import type { Finding } from './finding.ts';
import { folderFindings } from './folder.ts';
import { locator } from './lines.ts';
import { consentFindings, fileFindings, pictureFindings } from './pictures.ts';
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
 * Returns all findings. If `complete` is true, also checks the picture files and the output of the previous build;
 * builds skip that, because they read the pictures themselves and replace the output.
 */
export async function preflight(
  { root, content, environment, mailbox, today }: Flight,
  complete = true,
): Promise<Finding[]> {
  const locate = locator(root);
  return [
    ...contentStops(content, locate),
    ...(complete ? await fileFindings(content, root, locate) : []),
    ...consentFindings(content, locate),
    ...noticeFindings(content, locate, today),
    ...salonFindings(content, locate, today),
    ...testimonialFindings(content, locate),
    ...settingFindings(environment, exampleOf(root), mailbox, locate),
    ...(complete ? folderFindings(root, mailbox) : []),
    ...pictureFindings(content, locate),
    ...choosingFindings(content, locate),
  ];
}

/** The values of `.env.example`, which an owner may have renamed. */
function exampleOf(root: string): Environment {
  const file = join(root, '.env.example');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
