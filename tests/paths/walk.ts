/** Takes a path on a page of this site. */
import type { Path } from 'xstate-paths';
import { type Invariants, walkPage } from 'xstate-paths/page';
import type { SiteDriver, SiteKit } from '../../machines/kit';
import { pageWords } from '../../src/site/page-words';
import { findRoute } from '../../src/site/routes';
import { asked, tellingOf, type Walked } from './asked';
import { environments, TRANSLATED } from './environments';
import { linksOf } from './kits';

/** What paths make a page report: a message that is refused or does not arrive, and code that is made to fail. */
export const expectedErrors = [
  /HTTP 429: .*\/email\/send$|The message was not sent|The actor \w+ has failed/,
  // On a computer without a network, the map cannot be loaded.
  /openstreetmap\.org/,
];
/** React replaces a page that was translated before it is hydrated, and reports that as an error. */
const replacedError = /Minified React error #418/;

/** What every page of this site has in every state. Its address may have changed before its head. */
export const always: Invariants = (path, seen) => {
  const { title, description } = pageWords(findRoute(path));
  return {
    ...{ title, description, language: 'en' },
    ...linksOf(seen),
    toolbar: 'as the page',
    'wrong current page': '',
    'written but not seen': '',
  };
};

export const takePath = (
  kit: SiteKit,
  path: Path,
  driver: SiteDriver,
  walked: Required<Omit<Walked, 'viewport'>> & Walked,
  onStep: (step: number, state: string) => Promise<void> = async () => {},
): Promise<void> =>
  walkPage<SiteDriver>(kit, path, driver, {
    title: `path ${walked.path} ${walked.environment}`,
    begin: environments[walked.environment],
    ...tellingOf(kit.name, walked),
    always,
    allowedErrors: walked.environment === TRANSLATED ? [...expectedErrors, replacedError] : expectedErrors,
    lastStep: asked.step,
    slow: asked.slow ? 1_000 : 0,
    onStep,
  });
