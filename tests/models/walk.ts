/** Takes a path on a page of this site. */
import type { Aspects, Path, Viewport } from 'xstate-paths';
import { walkPage } from 'xstate-paths/page';
import type { SiteDriver, SiteKit } from '../../machines/kit';
import { pageWords } from '../../src/site/page-words';
import { findRoute } from '../../src/site/routes';
import { asked, commandFor } from './asked';
import { type Environment, environments } from './environments';

export interface Walked {
  path: number;
  level: 'view' | 'browser';
  viewport?: Viewport;
  environment: Environment;
}

/** What every page of this site has in every state. */
export const always = (path: string): Aspects => ({
  title: pageWords(findRoute(path)).title,
  toolbar: 'as the page',
  'wrong current page': '',
  'written but not seen': '',
});

export const walkSite = (
  kit: SiteKit,
  path: Path,
  driver: SiteDriver,
  walked: Walked,
  onStep: (step: number, state: string) => Promise<void>,
): Promise<void> =>
  walkPage<SiteDriver>(kit, path, driver, {
    title: `path ${walked.path} ${walked.environment}`,
    begin: environments[walked.environment],
    repeat: step => commandFor({ machine: kit.name, ...walked }, step),
    always,
    lastStep: asked.step,
    slow: asked.slow,
    onStep,
  });
