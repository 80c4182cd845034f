/** The actor tree, which docs/architecture.md shows between two markers. */
import { join } from 'node:path';
import type { AnyActorLogic } from 'xstate';
import { kindOf } from 'xstate-paths/inside';
import { siteMachine } from '../machines/site/site.machine';
import { machinesByFolder } from './machines';

export const DOCUMENT = join(import.meta.dirname, '../docs/architecture.md');

/** The document with the current tree. */
export async function withActorTree(text: string): Promise<string> {
  const markers = /(<!-- actors: begin[^>]*-->\n)[\s\S]*?(<!-- actors: end -->)/;
  if (!markers.test(text)) throw new Error('docs/architecture.md is missing the markers around its actors');
  const tree = ['```text', ...(await actorTree()), '```', '', '![Statechart of the site](../machines/site/chart.svg)'];
  return text.replace(markers, (_, begin: string, end: string) => `${begin}${tree.join('\n')}\n${end}`);
}

async function actorTree(): Promise<string[]> {
  const machines = new Map((await machinesByFolder()).map(({ machine }) => [machine.id, machine]));

  /** One line for each machine, ending with the promises and callbacks that it invokes. */
  function linesOf(id: string, depth: number): string[] {
    const actors = Object.entries(machines.get(id)?.implementations.actors ?? {});
    const effects = actors
      .filter(([name]) => !machines.has(name))
      // The type also allows logic with an input, which `setup` does not have.
      .map(([name, logic]) => (kindOf(logic as AnyActorLogic) === 'promise' ? `${name} (promise)` : name));
    const line = `${'  '.repeat(depth)}${id}${effects.length > 0 ? `: ${effects.join(', ')}` : ''}`;
    return [line, ...actors.flatMap(([name]) => (machines.has(name) ? linesOf(name, depth + 1) : []))];
  }

  return linesOf(siteMachine.id, 0);
}
