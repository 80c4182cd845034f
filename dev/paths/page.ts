/** The report as one page: for each machine its chart, its transitions with the paths that take them, and each path as a storyboard. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene, Story } from '../../tests/support/storyboard';

export interface MachineReport {
  name: string;
  stories: Story[];
  declared: string[];
  states: string[];
  beyondReach: Record<string, string>;
  notTaken: string[];
  seconds: Record<'machine' | 'view' | 'browser', number>;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

export function pageOf(machines: MachineReport[], project: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every path of every machine</title>
<style>${styles}</style>
<h1>Every path of every machine</h1>
<nav><ul>${machines.map(({ name }) => `<li><a href="#${name}">${name}</a>`).join('')}</ul></nav>
${machines.map(machine => machineSection(machine, project)).join('\n')}
</html>
`;
}

function machineSection(machine: MachineReport, project: string): string {
  const { name, states, declared, stories, seconds, beyondReach } = machine;
  const chart = join(project, 'machines', name, 'chart.svg');
  const numbers = [...new Set(stories.map(story => story.path))];
  const time = Object.entries(seconds).map(([level, value]) => `${level} ${value.toFixed(1)} s`);
  return `<section id="${name}">
<h2>${name}</h2>
<p>${states.length} states, ${declared.length} transitions, ${numbers.length} paths. ${time.join(', ')}.</p>
${existsSync(chart) ? `<figure class="chart">${readFileSync(chart, 'utf8').replace(/^<\\?xml[^>]*>/, '')}</figure>` : ''}
<table><thead><tr><th>Transition<th>Taken by path<tbody>
${declared.map(one => `<tr><td>${escaped(one)}<td>${takers(stories, one) || escaped(beyondReach[one] ?? 'none')}`).join('\n')}
</table>
${numbers.map(number => pathSection(name, number, stories)).join('\n')}
</section>`;
}

function takers(stories: Story[], transition: string): string {
  const takes = stories.filter(story => story.scenes.some(scene => scene.taken.includes(transition)));
  return [...new Set(takes.map(story => story.path))].join(', ');
}

function pathSection(name: string, number: number, stories: Story[]): string {
  const own = stories.filter(story => story.path === number);
  const scenes = own[0]?.scenes ?? [];
  return `<h3>Path ${number}</h3>
<ol class="story" start="0">${scenes
    .map(
      (scene, step) =>
        `<li><p><b>${escaped(scene.event)}</b> → ${escaped(scene.state)}</p>${pictures(own, step, name, scene)}`,
    )
    .join('\n')}</ol>`;
}

function pictures(own: Story[], step: number, name: string, { event, state }: Scene): string {
  return own
    .map(({ viewport, scenes }) => {
      const words = escaped(`${name} on ${viewport}: ${state} after ${event}`);
      return `<a href="${scenes[step]?.shot}"><img class="${viewport}" loading="lazy" src="${scenes[step]?.shot}" alt="${words}"></a>`;
    })
    .join('');
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 90rem; margin: auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0; }
section { border-top: 2px solid; padding-block: 1rem; }
table { border-collapse: collapse; } td, th { text-align: start; padding: .25rem 1rem .25rem 0; border-bottom: 1px solid #8886; }
.chart { margin: 1rem 0; overflow: auto; } .chart svg { max-width: 100%; height: auto; }
.story { display: flex; gap: 1.5rem; overflow-x: auto; padding: 0 0 1rem; list-style: none; }
.story li { flex: none; max-width: 34rem; } .story p { min-height: 3em; max-width: 28rem; overflow-wrap: anywhere; }
img { height: 22rem; width: auto; border: 1px solid #8886; border-radius: .5rem; margin-right: .5rem; }
`;
