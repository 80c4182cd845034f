/** The actor tree of docs/architecture.md, recorded from running machines. */
import { kindOf, withStubs } from 'vite-plugin-xstate-inspector/machines';
import { type AnyActorLogic, type AnyStateMachine, createActor, fromTransition } from 'xstate';
import type { LateActor, Page } from '../../machines/page';
import { siteMachine } from '../../machines/site/site.machine';
import { machinesByFolder } from '../machines';

/** The tree as Markdown, with the chart of the root actor below it. */
export async function actorTree(): Promise<string> {
  const machines = new Map((await machinesByFolder()).map(({ machine }) => [machine.id, machine]));
  const found = new Set<string>();

  /** One line for each machine, ending with the promises and callbacks that it invokes. */
  function linesOf(id: string, depth: number, note = ''): string[] {
    found.add(id);
    const machine = machines.get(id);
    const children = machine ? childrenOf(machine) : [];
    const effects = children
      .filter(child => !machines.has(child))
      .map(child => (machine && isPromise(machine, child) ? `${child} (promise)` : child));
    const line = `${'  '.repeat(depth)}${id}${note}${effects.length > 0 ? `: ${effects.join(', ')}` : ''}`;
    return [line, ...children.filter(child => machines.has(child)).flatMap(child => linesOf(child, depth + 1))];
  }

  const root = linesOf(siteMachine.id, 0);
  const started = new Set([...machines.values()].flatMap(childrenOf));
  const ofPages = [...machines.keys()].filter(id => id !== siteMachine.id && id !== 'contactForm' && !started.has(id));
  const tree = [...root, ...spawnedBySite(ofPages).flatMap(({ id, lasts }) => linesOf(id, 1, lasts))];
  const outside = [...machines.keys()].filter(id => !found.has(id));
  const others = outside.flatMap(id => linesOf(id, 0, ' (not a child of site)'));
  return ['```text', ...tree, ...others, '```', '', '![Statechart of the site](../machines/site/chart.svg)'].join('\n');
}

/**
 * The ids of the actors that a machine invokes or spawns. For the root, only those it invokes: `spawnedBySite` finds
 * the others and how long each lasts.
 */
function childrenOf(machine: AnyStateMachine): string[] {
  const isRoot = machine.id === siteMachine.id;
  const spawned = isRoot ? [] : [...Object.keys(machine.implementations.actors)];
  return [...new Set([...invokedBy(machine), ...spawned])];
}

function isPromise({ implementations }: AnyStateMachine, actor: string): boolean {
  const logic = implementations.actors[actor];
  return logic !== undefined && kindOf(logic as AnyActorLogic) === 'promise';
}

function invokedBy(machine: AnyStateMachine): string[] {
  const collect = (node: AnyStateMachine['root']): string[] => [
    ...node.invoke.map(({ id }) => id),
    ...Object.values(node.states).flatMap(collect),
  ];
  return [...new Set(collect(machine.root))];
}

/** Runs the root through three pages: one without page actors, one with all of them, and one without them again. */
function spawnedBySite(ofPages: readonly string[]): { id: string; lasts: string }[] {
  const late: LateActor = { logic: fromTransition(() => ({}), {}), input: {} };
  const plain: Page = { path: '/', exists: true };
  const full: Page = { ...plain, contactForm: late, actors: Object.fromEntries(ofPages.map(id => [id, late])) };
  const site = createActor(withStubs(siteMachine), {
    input: { page: plain, schedule: { hours: [], closures: [] } },
  });
  const running = () => Object.keys(site.getSnapshot().children);
  site.start();
  const always = running();
  site.send({ type: 'page.shown', page: full });
  const all = running();
  site.send({ type: 'page.shown', page: plain });
  const kept = running();
  site.stop();
  const lasts = (id: string) =>
    always.includes(id) ? '' : kept.includes(id) ? ' (from its first use)' : ' (while its page is shown)';
  return all.map(id => ({ id, lasts: lasts(id) }));
}
