/** The report's page: failures, totals, and for each machine its chart, its transitions and a storyboard of each path. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Story } from './storyboard';

/** A failed test. */
export interface Failure {
  name: string;
  says: string;
}

const MACHINES = join(import.meta.dirname, '../../../machines');
/** The colors of the charts, in both themes. */
const COLORS = createRequire(import.meta.url).resolve('vite-plugin-xstate-inspector/theme.css');

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const lines = <One>(all: readonly One[], lineOf: (one: One, index: number) => string) => all.map(lineOf).join('\n');
const row = (...cells: readonly (string | number)[]) => `<tr>${cells.map(cell => `<td>${cell}`).join('')}`;

/** `isAll`: whether every path was taken. */
export function pageOf(stories: readonly Story[], failures: readonly Failure[], isAll: boolean): string {
  const subject = isAll ? 'Every path of every machine' : 'Chosen paths';
  const title = `${subject}: ${failures.length === 0 ? 'passed' : `failures: ${failures.length}`}`;
  const machines = [...new Set(stories.map(({ machine }) => machine))]
    .sort()
    .map(name => stories.filter(({ machine }) => machine === name));
  const styles = [COLORS, join(import.meta.dirname, 'report.css')];
  const figures = machines.map(figuresOf);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${lines(styles, file => readFileSync(file, 'utf8'))}</style>
<h1>${title}</h1>
${lines(failures, ({ name, says }) => `<h3>${escaped(name)}</h3><pre>${escaped(says)}</pre>`)}
<p><i>Unreachable</i>: neither visitor nor browser can cause it, for the reason beside it. <i>Refused</i>: a guard correctly refused the event.</p>
<table><thead><tr><th>Machine<th>States<th>Transitions taken<th>Unreachable<th>Paths<th>Steps
<tbody>${lines(machines, ([story], at) => row(`<a href="#${story?.machine}">${story?.machine}</a>`, ...(figures[at] ?? [])))}
<tfoot>${row('Together', ...(figures[0] ?? []).map((_, column) => figures.reduce((sum, all) => sum + (all[column] ?? 0), 0)))}
</table>
${lines(machines, machine => section(machine, isAll))}
</html>
`;
}

/** The numbers of the paths that take a transition. */
const takers = (stories: readonly Story[], transition: string) => [
  ...new Set(
    stories.filter(({ scenes }) => scenes.some(({ taken }) => taken.includes(transition))).map(({ path }) => path),
  ),
];

function figuresOf(stories: readonly Story[]): number[] {
  const { states = 0, declared = [] } = stories[0] ?? {};
  // The other width repeats them.
  const paths = new Map(stories.map(({ path, scenes }) => [path, scenes.length - 1]));
  return [
    states,
    declared.filter(({ name }) => takers(stories, name).length > 0).length,
    declared.filter(({ unreachable }) => unreachable).length,
    paths.size,
    [...paths.values()].reduce((sum, steps) => sum + steps, 0),
  ];
}

function section(stories: readonly Story[], isAll: boolean): string {
  const { machine = '', declared = [] } = stories[0] ?? {};
  const chart = readFileSync(join(MACHINES, machine, 'chart.svg'), 'utf8').replace(/^<\?xml[^>]*>/, '');
  const takenBy = ({ name, unreachable }: Story['declared'][number]) => {
    const links = takers(stories, name).map(number => `<a href="#${machine}-${number}">${number}</a>`);
    if (links.length > 0) return links.join(', ');
    if (unreachable) return `none: ${escaped(unreachable)}`;
    return isAll ? '<b class="failed">none</b>' : 'none of these';
  };
  return `<section id="${machine}">
<h2>${machine}</h2>
<figure>${chart}</figure>
<table><thead><tr><th>Transition<th>Taken by path
<tbody>${lines(declared, one => row(`<code>${escaped(one.spoken)}</code>`, takenBy(one)))}
</table>
${lines(stories, storyboard)}
</section>`;
}

function storyboard({ machine, path, viewport, environment, scenes, failure }: Story): string {
  const scene = ({ event, state, taken, shot }: Story['scenes'][number], step: number) => {
    const hasFailed = failure !== undefined && step === scenes.length - 1;
    const how = hasFailed ? 'failed in ' : step > 0 && taken.length === 0 ? 'refused, still ' : '';
    return `<li><p>${step} <code>${escaped(event || 'the beginning')}</code>
<b>${how}${escaped(state)}</b></p><a href="${shot}"><img class="${viewport}" loading="lazy" src="${shot}" alt=""></a>`;
  };
  return `<h3 id="${machine}-${path}">Path ${path} on a ${viewport} ${environment}</h3>
<p><code>npm run paths -- ${machine} --path ${path}</code></p>
<ol start="0">
${lines(scenes, scene)}
</ol>
${failure ? `<pre class="failed">${escaped(failure)}</pre>` : ''}`;
}
