/** Takes a path on a page of this site. */
import { expect, it } from 'vitest';
import { declaredTransitions, type Path, type PlanOptions, plan } from 'xstate-paths';
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

/** The paths of a kit, numbered from 1, or the one that the command asks for. */
export const walksOf = (kit: SiteKit, options: PlanOptions = {}) =>
  plan(kit, { onPage: true, ...options })
    .map((path, index) => ({ path, number: index + 1, steps: path.length, name: kit.name }))
    .filter(({ number }) => asked.path === undefined || asked.path === number);

/** Registers a test for what the paths have `taken` together. `isWhole`: whether all have reached their ends. */
export function testCoverage(
  { machine, unreachable }: SiteKit,
  taken: ReadonlySet<string>,
  isWhole: () => boolean,
): void {
  const declared = declaredTransitions(machine).map(({ name }) => name);
  const reachable = declared.filter(name => !unreachable[name]);
  it.runIf(!asked.path)(
    `all ${reachable.length} of ${declared.length} transitions that can be reached are taken`,
    ({ skip }) => {
      skip(!isWhole(), 'a path failed before its end');
      expect(reachable.filter(name => !taken.has(name))).toEqual([]);
    },
  );
}

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
