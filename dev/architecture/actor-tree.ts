/** The actor tree of docs/architecture.md. */
import { kindOf } from 'vite-plugin-xstate-inspector/machines';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
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

  const tree = linesOf(siteMachine.id, 0);
  const outside = [...machines.keys()].filter(id => !found.has(id));
  const others = outside.flatMap(id => linesOf(id, 0, ' (not a child of site)'));
  return ['```text', ...tree, ...others, '```', '', '![Statechart of the site](../machines/site/chart.svg)'].join('\n');
}

/** The ids of the actors that a machine invokes or spawns. */
const childrenOf = (machine: AnyStateMachine): string[] => [
  ...new Set([...invokedBy(machine), ...Object.keys(machine.implementations.actors)]),
];

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
