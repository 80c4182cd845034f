/** Takes a path on a page of this site. */
import { type Path, PathFailure } from 'xstate-paths';
import { type Invariants, walkPage } from 'xstate-paths/page';
import type { SiteDriver, SiteKit } from '../../machines/kit';
import { pageWords } from '../../src/site/page-words';
import { findRoute } from '../../src/site/routes';
import { asked, tellingOf, type Walked } from './asked';
import { environments } from './environments';
import { linksOf } from './kits';

/** The console errors that paths expect: a message that is refused or does not arrive, and code that is made to fail. */
export const expectedError =
  /Failed to load resource|The message was not sent|broken on purpose|The actor \w+ has failed/;

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

/** `logged`: the errors that the page has logged so far, which may be the cause of a failure. */
export const takePath = (
  kit: SiteKit,
  path: Path,
  driver: SiteDriver,
  walked: Required<Omit<Walked, 'viewport'>> & Walked,
  onStep: (step: number, state: string) => Promise<void>,
  logged: () => readonly string[],
): Promise<void> =>
  walkPage<SiteDriver>(kit, path, driver, {
    title: `path ${walked.path} ${walked.environment}`,
    begin: environments[walked.environment],
    ...tellingOf(kit.name, walked),
    always,
    lastStep: asked.step,
    slow: asked.slow ? 1_000 : 0,
    onStep,
  }).catch((reason: unknown) => {
    // Without stacks.
    const errors = new Set(logged().flatMap(text => (expectedError.test(text) ? [] : (text.split('\n')[0] ?? ''))));
    if (reason instanceof PathFailure && errors.size > 0)
      reason.add('The page has logged:', ...[...errors].map(one => `  ${one}`));
    throw reason;
  });
