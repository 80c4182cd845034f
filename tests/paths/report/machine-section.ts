/** A machine's section of the report: chart, transitions with the paths that take them, and a storyboard of each path. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sameStart } from 'xstate-paths';
import { levels } from '../asked';
import { counted, escaped, type MachineReport } from './page';
import type { Scene, Story } from './storyboard';

/** In px. Beside a chart that is wider, there is no room for the table of transitions. */
const WIDE = 1_000;

export function machineSection(machine: MachineReport, project: string, all: boolean): string {
  const { name, states, declared, stories, seconds, paths, steps } = machine;
  const file = join(project, 'machines', name, 'chart.svg');
  const chart = existsSync(file) ? readFileSync(file, 'utf8').replace(/^<\?xml[^>]*>/, '') : '';
  const isWide = Number(/width="(\d+)"/.exec(chart)?.[1]) > WIDE;
  const numbers = [...new Set(stories.map(story => story.path))];
  const time = levels.map(level => `${level} ${seconds[level].toFixed(1)} s`).join(', ');
  return `<section id="${name}" data-machine="${name}">
<div class="head"><h2>${name}</h2>
<p>${counted(states.length, 'state')}, ${counted(declared.length, 'transition')}, ${counted(paths, 'path')}, ${counted(steps, 'step')}; ${time}</p></div>
<div class="machine${isWide ? ' wide' : ''}">
${chart && `<figure>${chart}</figure>`}
<div class="scroll"><table><thead><tr><th>Transition<th>Taken by path<tbody>
${declared.map(one => `<tr><td><code>${escaped(plain(one))}</code><td>${takers(machine, one, all)}`).join('\n')}
</table></div>
</div>
${numbers.map(number => pathSection(name, number, stories)).join('\n')}
</section>`;
}

/** Shortens 'lightbox.closed: photo.open' to 'closed: photo.open', and a delay's event to its name. */
const plain = (transition: string) =>
  transition
    .replace(/^[^.:]+[.:] ?/, '')
    .replace(/xstate\.after\.([^.]+)\.\S+/, 'after $1')
    .replace(/xstate\.(done|error)\.actor\.(\S+)/, '$2.$1');

function takers({ name, stories, unreachable }: MachineReport, transition: string, all: boolean): string {
  const pathsOf = (some: Story[]) =>
    [...new Set(some.map(({ path }) => path))].map(number => `<a href="#${name}-${number}">${number}</a>`).join(', ');
  const takes = pathsOf(stories.filter(story => story.scenes.some(scene => scene.taken.includes(transition))));
  if (takes) return takes;
  const failed = pathsOf(stories.filter(story => story.failure && story.planned.includes(transition)));
  if (failed) return `not taken: path ${failed} failed`;
  const because = unreachable[transition];
  if (because) return `none: ${escaped(because)}`;
  return all ? '<b class="lacks">none</b>' : '<span class="number">not in this choice</span>';
}

function pathSection(name: string, number: number, stories: Story[]): string {
  const own = stories
    .filter(story => story.path === number)
    .sort((one, other) => other.viewport.localeCompare(one.viewport));
  // If the path ran at two widths, shows the run that failed.
  const story = own.find(story => story.failure) ?? own[0];
  const scenes = story?.scenes ?? [];
  const words = (of: (scene: Scene) => string) => escaped(JSON.stringify([...new Set(scenes.map(of))]));
  return `<div class="path" data-states="${words(({ state }) => state)}" data-events="${words(({ event }) => event)}"${story?.failure ? ' data-failed' : ''}>
<h3 id="${name}-${number}">Path ${number} <span class="number">${counted(scenes.length - 1, 'step')}${story ? `, ${settingOf(own)}` : ''}</span></h3>
<ol class="story${own.length === 1 ? ' phone-only' : ''}">
${scenes.map((scene, step) => `<li${scene.differences ? ` class="failed" id="${name}-${number}-failed"` : ''}>${caption(scene, step)}${differences(scene)}${pictures(own, step, name, scene)}`).join('\n')}
</ol></div>`;
}

/** Expected and actual values side by side; what differs is highlighted. */
function differences({ differences: all = [] }: Scene): string {
  if (all.length === 0) return '';
  const rows = all.map(({ what, expected, seen, hint }) => {
    const start = sameStart(expected, seen);
    const [one, other] = [expected, seen].map(text => [...text.slice(start)].reverse().join(''));
    const end = sameStart(one ?? '', other ?? '');
    const cells = [expected, seen].map(text => {
      const [from, to] = [start, text.length - end];
      return `${escaped(text.slice(0, from))}<mark>${escaped(text.slice(from, to))}</mark>${escaped(text.slice(to))}`;
    });
    return [escaped(hint ? `${what} (${hint})` : what), ...cells].map(cell => `<td>${cell}`).join('');
  });
  return `<table class="differences"><thead><tr><th>What<th>Expected<th>Seen<tbody><tr>${rows.join('<tr>')}</table>`;
}

/** Width and environment of each run of a path. */
const settingOf = (own: readonly Story[]) =>
  own.map(({ viewport, environment }) => `on a ${viewport} ${environment}`).join('; ');

function caption({ event, details, state, taken, differences: wrong }: Scene, step: number): string {
  const refused = step > 0 && taken.length === 0 && !wrong;
  return `<p><span class="number">${step}</span> <span class="event">${event ? escaped(event) : 'the beginning'}</span>
${details.map(detail => `<span class="detail">${escaped(detail)}</span>`).join(' ')}
<span class="state${refused ? ' refused' : ''}">${refused ? 'refused, still ' : ''}${escaped(state)}</span></p>`;
}

function pictures(own: Story[], step: number, name: string, { event, state }: Scene): string {
  const each = own.map(({ viewport, scenes }) => {
    const alt = escaped(`${name} on ${viewport}: ${state} after ${event || 'the beginning'}`);
    const shot = scenes[step]?.shot;
    if (!shot) return '';
    return `<a href="${shot}"><img class="${viewport}" loading="lazy" src="${shot}" alt="${alt}"></a>`;
  });
  return `<div class="pictures">${each.join('')}</div>`;
}
