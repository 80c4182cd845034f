/** The report's page: failures, and for each machine its chart, its transitions and a storyboard of each path. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Story } from './storyboard';

const MACHINES = join(import.meta.dirname, '../../../machines');
/** The colors of the charts, in both themes. */
const COLORS = createRequire(import.meta.url).resolve('vite-plugin-xstate-inspector/theme.css');
const STYLES = `
  body { padding: 1rem; background: var(--ground); color: var(--text); font-family: system-ui }
  a { color: var(--link) }
  td, th { padding: 0.4rem 1rem 0.4rem 0; vertical-align: top; text-align: start }
  pre { color: var(--danger); white-space: pre-wrap }
  figure { margin: 0; overflow-x: auto }
  ol { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem }
  ol li { max-width: 36rem; overflow-wrap: anywhere }
  img { width: auto; height: 20rem }
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const lines = <One>(all: readonly One[], lineOf: (one: One) => string) => all.map(lineOf).join('\n');

/** `isAll`: whether every path was taken. `failures`: the failed tests, and what they say. */
export function pageOf(
  stories: readonly Story[],
  failures: readonly { name: string; says: string }[],
  isAll: boolean,
): string {
  const subject = isAll ? 'Every path of every machine' : 'Chosen paths';
  const title = `${subject}: ${failures.length === 0 ? 'passed' : `failures: ${failures.length}`}`;
  const machines = [...new Set(stories.map(({ machine }) => machine))]
    .sort()
    .map(name => ({ name, all: stories.filter(({ machine }) => machine === name) }));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${readFileSync(COLORS, 'utf8')}${STYLES}</style>
<h1>${title}</h1>
${lines(failures, ({ name, says }) => `<h3>${escaped(name)}</h3><pre>${escaped(says)}</pre>`)}
<p><i>Unreachable</i>: neither visitor nor browser can cause it, for the reason beside it. <i>Refused</i>: a guard correctly refused the event.</p>
<ul>${lines(machines, ({ name, all }) => `<li><a href="#${name}">${name}</a>: ${figuresOf(all)}`)}</ul>
${lines(machines, ({ name, all }) => section(name, all, isAll))}
</html>
`;
}

/** The numbers of the paths that take a transition. */
const takers = (stories: readonly Story[], transition: string) => [
  ...new Set(
    stories.filter(({ scenes }) => scenes.some(({ taken }) => taken.includes(transition))).map(({ path }) => path),
  ),
];

function figuresOf(stories: readonly Story[]): string {
  const declared = stories[0]?.declared ?? [];
  // The other width repeats them.
  const paths = new Map(stories.map(({ path, scenes }) => [path, scenes.length - 1]));
  const steps = [...paths.values()].reduce((sum, count) => sum + count, 0);
  const taken = declared.filter(({ name }) => takers(stories, name).length > 0).length;
  const unreachable = declared.filter(one => one.unreachable).length;
  return `${taken} of ${declared.length} transitions taken, ${unreachable} unreachable, ${paths.size} paths, ${steps} steps`;
}

function section(machine: string, stories: readonly Story[], isAll: boolean): string {
  const chart = readFileSync(join(MACHINES, machine, 'chart.svg'), 'utf8').replace(/^<\?xml[^>]*>/, '');
  const takenBy = ({ name, unreachable }: Story['declared'][number]) => {
    const links = takers(stories, name).map(number => `<a href="#${machine}-${number}">${number}</a>`);
    return (
      links.join(', ') || (unreachable ? `none: ${escaped(unreachable)}` : isAll ? '<b>none</b>' : 'none of these')
    );
  };
  return `<h2 id="${machine}">${machine}</h2>
<figure>${chart}</figure>
<table><tr><th>Transition<th>Taken by path
${lines(stories[0]?.declared ?? [], one => `<tr><td><code>${escaped(one.spoken)}</code><td>${takenBy(one)}`)}
</table>
${lines(stories, storyboard)}`;
}

function storyboard({ machine, path, place, size, scenes }: Story): string {
  const scene = ({ event, state, shot }: Story['scenes'][number]) =>
    `<li><code>${escaped(event)}</code> <b>${escaped(state)}</b>
<p><a href="${shot}"><img ${size} loading="lazy" src="${shot}" alt=""></a>`;
  return `<h3 id="${machine}-${path}">Path ${path} ${place}</h3>
<p><code>npm run paths -- ${machine} --path ${path}</code>
<ol start="0">${lines(scenes, scene)}</ol>`;
}
