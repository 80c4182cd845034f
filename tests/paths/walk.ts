/** How the paths of a kit are taken on this site. */
import { readFileSync } from 'node:fs';
import type { FailureHints } from 'xstate-paths';
import type { PageOptions } from 'xstate-paths/page';
import type { SiteDriver, SiteKit } from '../../machines/kit';
import { type Environment, environments, TRANSLATED } from './environments';
import { always, isReported } from './every-page';
import { options } from './options';

/** React replaces a page that was translated before it is hydrated, and reports that as an error. */
const replacedError = /Minified React error #418/;

/** What a failure says: the command that repeats its path, and where the kit expects something else. `flags`: those of the level. */
export const hintsOf = (machine: string, flags: string): FailureHints => ({
  repeat: (step, path) =>
    ['npm run paths --', machine, flags, ...(path ? ['--path', path, '--step', step] : [])].join(' '),
  kitLineOf: state => kitLine(machine, state),
});

/** The line of the kit where a state begins, such as 'machines/zoom/zoom.kit.ts:123'; only the file if there is none. */
function kitLine(machine: string, state: string): string {
  const file = `machines/${machine}/${machine}.kit.ts`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const states = lines.findIndex(line => /^ +states: \{/.test(line));
  const place = lines.findIndex(
    (line, index) => index > states && line.trim().replaceAll("'", '').startsWith(`${state}:`),
  );
  return place > 0 ? `${file}:${place + 1}` : file;
}

export const pageOptions = ({ name }: SiteKit, environment: Environment, flags: string): PageOptions<SiteDriver> => ({
  ...hintsOf(name, `${flags} --environment '${environment}'`),
  title: environment,
  begin: environments[environment],
  always,
  ignored: isReported,
  allowedErrors: environment === TRANSLATED ? [replacedError] : [],
  lastStep: options.step ? Number(options.step) : undefined,
});
