/** Takes a path on a page of this site. */
import { type Path, PathFailure, type Viewport } from 'xstate-paths';
import { type Invariants, walkPage } from 'xstate-paths/page';
import type { SiteDriver, SiteKit } from '../../machines/kit';
import { asked, commandFor } from './asked';
import { type Environment, environments } from './environments';
import { expectedAt } from './every-page';
import { placeInKit } from './place-in-kit';

/** The console errors that paths expect: a message that is refused or does not arrive, and code that is made to fail. */
export const expectedError =
  /Failed to load resource|The message was not sent|broken on purpose|The actor \w+ has failed/;

interface Walked {
  path: number;
  level: 'view' | 'browser';
  viewport?: Viewport;
  environment: Environment;
}

/** What every page of this site has in every state. */
export const always: Invariants = (path, seen) => ({
  ...expectedAt(path, seen),
  toolbar: 'as the page',
  'wrong current page': '',
  'written but not seen': '',
});

/** `logged`: the errors that the page has logged so far, which may be the cause of a failure. */
export const takePath = (
  kit: SiteKit,
  path: Path,
  driver: SiteDriver,
  walked: Walked,
  onStep: (step: number, state: string) => Promise<void>,
  logged: () => readonly string[],
): Promise<void> =>
  walkPage<SiteDriver>(kit, path, driver, {
    title: `path ${walked.path} ${walked.environment}`,
    begin: environments[walked.environment],
    placeOf: state => placeInKit(kit.name, state),
    repeat: step => commandFor({ machine: kit.name, ...walked }, step),
    always,
    lastStep: asked.step,
    slow: asked.slow,
    onStep,
  }).catch((reason: unknown) => {
    // Without stacks.
    const errors = new Set(logged().flatMap(text => (expectedError.test(text) ? [] : (text.split('\n')[0] ?? ''))));
    if (reason instanceof PathFailure && errors.size > 0)
      reason.add('The page has logged:', ...[...errors].map(one => `  ${one}`));
    throw reason;
  });
