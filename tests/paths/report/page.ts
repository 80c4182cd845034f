/** The report's page: totals, failures, and a section for each machine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Level, levels } from '../asked';
import { machineSection } from './machine-section';
import { byCause, type Failure } from './seconds';
import type { Story } from './storyboard';

export interface MachineReport {
  name: string;
  stories: Story[];
  declared: string[];
  states: string[];
  unreachable: Record<string, string>;
  notTaken: string[];
  paths: number;
  /** Total number of steps of all paths. */
  steps: number;
  seconds: Record<Level, number>;
}

export const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
export const counted = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** The number of declared transitions that can be reached. */
export const reachable = ({ declared, unreachable }: MachineReport) =>
  declared.length - Object.keys(unreachable).length;

const sum = (machines: MachineReport[], count: (machine: MachineReport) => number) =>
  machines.reduce((total, machine) => total + count(machine), 0);

/** The colors of the charts, in both themes. */
const COLORS = createRequire(import.meta.url).resolve('vite-plugin-xstate-inspector/theme.css');

/** `wall`: seconds that all levels took together; `all`: whether every path was taken; `outcome`: empty if something failed. */
export function pageOf(
  machines: MachineReport[],
  failures: readonly Failure[],
  { project, wall, all, outcome }: { project: string; wall: number; all: boolean; outcome: string },
): string {
  const subject = all ? 'Every path of every machine' : 'Chosen paths';
  const result = failures.length > 0 ? counted(failures.length, 'failure') : outcome ? 'passed' : 'incomplete';
  const title = `${subject}: ${result}`;
  const notes = [
    all &&
      'These paths together take every transition: on the bare machine, on the views in jsdom and on the built site in Chromium.',
    machines.length > 0 && 'The pictures show the built site after each step.',
    `The run took ${wall.toFixed(0)} seconds.`,
  ];
  const styles = [COLORS, join(import.meta.dirname, 'report.css')].map(file => readFileSync(file, 'utf8'));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${styles.join('\n')}</style>
<h1 class="${outcome ? 'passed' : 'failed'}">${title}</h1>
${outcome && `<p><b>${outcome}</b></p>`}
<p class="lead">${notes.filter(Boolean).join('\n')}</p>
${failed(failures)}
${machines.length > 0 ? pathsOf(machines, project, all) : ''}
</html>
`;
}

const pathsOf = (machines: MachineReport[], project: string, all: boolean) =>
  `<p class="lead">${all ? 'Red: a transition that no path took; the command then fails. ' : ''}<i>Unreachable</i>: neither visitor nor browser can cause it, for
the reason beside it. <i>Refused</i>: a guard correctly refused the event.</p>
${filters(machines)}
<div class="scroll">${summary(machines, all)}</div>
${machines.map(machine => machineSection(machine, project, all)).join('\n')}
<script>${readFileSync(join(import.meta.dirname, 'filter.js'), 'utf8')}</script>`;

/** The failures, with steps, expected and actual values, and the command to repeat each. */
function failed(failures: readonly Failure[]): string {
  if (failures.length === 0) return '';
  const nameOf = ({ level, name, says }: Failure) => {
    const [, machine, path] = /^([a-z-]+), path (\d+)/.exec(says) ?? [];
    const place = level === 'browser' && machine ? ` <a href="#${machine}-${path}-failed">See its steps</a>` : '';
    return `<b>${level}: ${escaped(name)}</b>${place}`;
  };
  const each = byCause(failures).map(([first, ...others]) => {
    const alike = others.map(other => `<br>${nameOf(other)}`).join('');
    return `<li>${nameOf(first)}${alike}<pre>${escaped(first.says)}</pre>`;
  });
  return `<section class="failures"><h2>${counted(failures.length, 'failure')}</h2><ul>${each.join('\n')}</ul></section>`;
}

/** The form whose filters `filter.js` applies. */
function filters(machines: readonly MachineReport[]): string {
  const scenes = machines.flatMap(({ stories }) => stories.flatMap(story => story.scenes));
  const picker = (name: string, values: readonly string[]) =>
    `<label>${name} <select data-filter="${name.toLowerCase()}"><option value="">all</option>${[...new Set(values)]
      .sort()
      .map(value => `<option>${escaped(value)}</option>`)
      .join('')}</select></label>`;
  return `<form class="filters">${picker(
    'Machine',
    machines.map(({ name }) => name),
  )}
${picker(
  'State',
  scenes.map(({ state }) => state),
)}
${picker('Event', scenes.map(({ event }) => event).filter(Boolean))}
<label><input type="checkbox" data-filter="failed"> Failed paths only</label></form>`;
}

function summary(machines: MachineReport[], all: boolean): string {
  const row = (name: string, own: MachineReport[]) => {
    const lacking = sum(own, machine => machine.notTaken.length);
    const possible = sum(own, reachable);
    return `<tr><td>${name}<td>${sum(own, ({ states }) => states.length)}
<td${all && lacking > 0 ? ' class="lacks"' : ''}>${possible - lacking} of ${possible}<td>${sum(own, ({ unreachable }) => Object.keys(unreachable).length) || '–'}<td>${sum(own, ({ paths }) => paths)}<td>${sum(own, ({ steps }) => steps)}
${levels.map(level => `<td>${sum(own, ({ seconds }) => seconds[level]).toFixed(1)}`).join('')}`;
  };
  return `<table class="summary"><thead><tr><th>Machine<th>States<th>Transitions taken<th>Unreachable<th>Paths<th>Steps<th>Machine, s<th>View, s<th>Browser, s
<tbody>${machines.map(machine => row(`<a href="#${machine.name}">${machine.name}</a>`, [machine])).join('\n')}
<tfoot>${row('Together', machines)}
</table>`;
}
