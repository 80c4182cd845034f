/** The report's page: failures, totals, and for each machine its chart, its transitions and a storyboard of each path. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Level } from '../asked';
import type { Scene, Story } from './storyboard';

/** A failed test. */
export interface Failure {
  level: Level;
  /** Empty if no test could run. */
  name: string;
  says: string;
}

const MACHINES = join(import.meta.dirname, '../../../machines');
/** The colors of the charts, in both themes. */
const COLORS = createRequire(import.meta.url).resolve('vite-plugin-xstate-inspector/theme.css');

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const counted = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** `isAll`: whether every path was taken. */
export function pageOf(stories: readonly Story[], failures: readonly Failure[], isAll: boolean): string {
  const subject = isAll ? 'Every path of every machine' : 'Chosen paths';
  const title = `${subject}: ${failures.length > 0 ? counted(failures.length, 'failure') : 'passed'}`;
  const machines = [...new Set(stories.map(({ machine }) => machine))].sort().map(name =>
    machineOf(
      name,
      stories.filter(({ machine }) => machine === name),
    ),
  );
  const styles = [COLORS, join(import.meta.dirname, 'report.css')].map(file => readFileSync(file, 'utf8'));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${styles.join('\n')}</style>
<h1>${title}</h1>
${failures.map(({ level, name, says }) => `<h3>${level}: ${escaped(name)}</h3><pre>${escaped(says)}</pre>`).join('\n')}
${machines.length > 0 ? summary(machines) : ''}
${machines.map(machine => section(machine, isAll)).join('\n')}
</html>
`;
}

interface Machine {
  name: string;
  /** By number, and then by width. */
  paths: [Story, ...Story[]][];
  declared: Story['declared'];
  states: readonly string[];
  unreachable: Readonly<Record<string, string>>;
  /** The numbers of the paths that take a transition. */
  takers: (transition: string) => number[];
}

function machineOf(name: string, stories: readonly Story[]): Machine {
  const paths = new Map<number, [Story, ...Story[]]>();
  for (const story of [...stories].sort(
    (one, other) => one.path - other.path || (one.viewport < other.viewport ? 1 : -1),
  ))
    paths.get(story.path)?.push(story) ?? paths.set(story.path, [story]);
  const { declared = [], states = [], unreachable = {} } = stories[0] ?? {};
  const takers = (transition: string) =>
    [...paths].flatMap(([number, all]) =>
      all.some(({ scenes }) => scenes.some(({ taken }) => taken.includes(transition))) ? number : [],
    );
  return { name, paths: [...paths.values()], declared, states, unreachable, takers };
}

function summary(machines: readonly Machine[]): string {
  const figuresOf = ({ states, declared, unreachable, takers, paths }: Machine) => [
    states.length,
    declared.filter(({ name }) => takers(name).length > 0).length,
    declared.length - Object.keys(unreachable).length,
    Object.keys(unreachable).length,
    paths.length,
    paths.reduce((sum, [story]) => sum + story.scenes.length - 1, 0),
  ];
  const row = (name: string, [states, taken, reachable, unreachable, paths, steps]: readonly number[]) =>
    `<tr><td>${name}<td>${states}<td>${taken} of ${reachable}<td>${unreachable}<td>${paths}<td>${steps}`;
  const all = machines.map(figuresOf);
  const together = all.reduce((sums, figures) => sums.map((sum, index) => sum + (figures[index] ?? 0)));
  return `<p><i>Unreachable</i>: neither visitor nor browser can cause it, for the reason beside it. <i>Refused</i>: a guard correctly refused the event.</p>
<table><thead><tr><th>Machine<th>States<th>Transitions taken<th>Unreachable<th>Paths<th>Steps
<tbody>${machines.map(({ name }, index) => row(`<a href="#${name}">${name}</a>`, all[index] ?? [])).join('\n')}
<tfoot>${row('Together', together)}
</table>`;
}

function section(machine: Machine, isAll: boolean): string {
  const { name, declared, paths } = machine;
  const file = join(MACHINES, name, 'chart.svg');
  const chart = existsSync(file) ? readFileSync(file, 'utf8').replace(/^<\?xml[^>]*>/, '') : '';
  return `<section id="${name}">
<h2>${name}</h2>
<figure>${chart}</figure>
<table><thead><tr><th>Transition<th>Taken by path<tbody>
${declared.map(one => `<tr><td><code>${escaped(one.spoken)}</code><td>${takenBy(machine, one.name, isAll)}`).join('\n')}
</table>
${paths.map(path => storyboard(path)).join('\n')}
</section>`;
}

function takenBy({ name, unreachable, takers }: Machine, transition: string, isAll: boolean): string {
  const links = takers(transition).map(number => `<a href="#${name}-${number}">${number}</a>`);
  if (links.length > 0) return links.join(', ');
  const because = unreachable[transition];
  if (because) return `none: ${escaped(because)}`;
  return isAll ? '<b class="failed">none</b>' : 'none of these';
}

function storyboard(path: Machine['paths'][number]): string {
  // If the path has failed at one width, shows its steps there.
  const { machine, path: number, scenes, failure } = path.find(({ failure }) => failure) ?? path[0];
  const settings = path.map(({ viewport, environment }) => `on a ${viewport} ${environment}`).join('; ');
  return `<h3 id="${machine}-${number}">Path ${number}: ${counted(scenes.length - 1, 'step')}, ${settings}</h3>
<p><code>npm run paths -- ${machine} --path ${number}</code></p>
<ol start="0">
${scenes.map((scene, step) => `<li>${caption(scene, step, failure !== undefined && step === scenes.length - 1)}${path.map(story => picture(story, step)).join('')}`).join('\n')}
</ol>
${path.map(({ failure }) => (failure ? `<pre class="failed">${escaped(failure)}</pre>` : '')).join('')}`;
}

function caption({ event, state, taken }: Scene, step: number, hasFailed: boolean): string {
  const isRefused = step > 0 && taken.length === 0 && !hasFailed;
  return `<p>${step} <code>${escaped(event || 'the beginning')}</code>
<b>${hasFailed ? 'failed in ' : isRefused ? 'refused, still ' : ''}${escaped(state)}</b></p>`;
}

function picture({ machine, viewport, scenes }: Story, step: number): string {
  const { shot, state, event } = scenes[step] ?? {};
  const alt = `${machine} on ${viewport}: ${state} after ${event || 'the beginning'}`;
  return shot
    ? `<a href="${shot}"><img class="${viewport}" loading="lazy" src="${shot}" alt="${escaped(alt)}"></a>`
    : '';
}
