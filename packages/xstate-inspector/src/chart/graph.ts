import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf, transitionName, transitionsOf } from 'xstate-paths/inside';
import { delayOf, eventLabel, invokedName, isForbidden, isSendable, seconds } from './names';

/** A line of text. With an `edge`, it is a transition and can be highlighted. */
export interface Line {
  /** The start of the line: an event, or a keyword such as `invoke`. */
  lead: string;
  guard?: string;
  rest?: string;
  edge?: string;
  sends?: { event: string; from: string };
  actor?: string;
  timer?: { type: string; full: string };
}

export interface Box {
  id: string;
  name: string;
  kind: AnyStateNode['type'];
  rows: Line[];
  children: Box[];
  initial: string | undefined;
}

export interface Arrow {
  edge: string;
  from: string;
  to: string;
  lines: Line[];
  /** Whether the target is an earlier state; such an arrow is reversed for layout, so that states are in document order. */
  back: boolean;
}

const LINE_LENGTH = 32;

/** A machine's chart as plain data, which a saved session contains. */
export type Graph = { id: string; root: Box; arrows: Arrow[] };

const graphs = new WeakMap<AnyStateMachine['config'], Graph>();

export function graphOf(machine: AnyStateMachine): Graph {
  const graph = graphs.get(machine.config) ?? newGraph(machine);
  graphs.set(machine.config, graph);
  return graph;
}

function newGraph(machine: AnyStateMachine): Graph {
  const arrows: Arrow[] = [];
  const boxOf = (node: AnyStateNode): Box => {
    const rows = ownRows(node);
    for (const transition of transitionsOf(node)) {
      const { source, target } = transition;
      // A self-transition becomes a row inside its box, because layout engines draw loops badly.
      if (!target || (target.length === 1 && target[0] === source)) rows.push(lineOf(machine, transition));
      else arrows.push(...arrowsOf(machine, transition));
    }
    return {
      id: node.id,
      name: node.key,
      kind: node.type,
      rows,
      children: Object.values(node.states).map(boxOf),
      initial: node.type === 'compound' ? node.initial?.target[0]?.id : undefined,
    };
  };
  return { id: machine.id, root: boxOf(machine.root), arrows };
}

function ownRows(node: AnyStateNode): Line[] {
  // Without those of delayed transitions, which raise their event on entry and cancel it on exit.
  const shown = (actions: readonly unknown[]) => actions.map(nameOf).filter(name => !/^(raise|cancel)$/.test(name));
  return [
    ...(node.tags.length > 0 ? [{ lead: node.tags.map(tag => `#${tag}`).join(' ') }] : []),
    ...node.invoke.map(invoked => ({ lead: 'invoke', rest: invokedName(invoked), actor: invoked.id })),
    ...filled(shown(node.entry)).map(rest => ({ lead: 'entry /', rest })),
    ...filled(shown(node.exit)).map(rest => ({ lead: 'exit /', rest })),
  ];
}

function filled(names: string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last && last.length + name.length < LINE_LENGTH) lines[lines.length - 1] = `${last}, ${name}`;
    else lines.push(name);
  }
  return lines;
}

function lineOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): Line {
  const { eventType, guard, actions, reenter, source, target } = transition;
  const full = delayOf(machine, transition);
  const ended = source.invoke.find(({ id }) => eventType?.endsWith(`.actor.${id}`));
  return {
    lead: `${target && reenter ? '↻ ' : ''}${eventLabel(eventType, ended && invokedName(ended))}`,
    edge: transitionName(transition),
    ...(isSendable(eventType) ? { sends: { event: eventType, from: source.id } } : {}),
    ...(guard ? { guard: nameOf(guard) } : {}),
    ...(actions.length > 0 ? { rest: `/ ${actions.map(nameOf).join(', ')}` } : {}),
    ...(isForbidden(transition) ? { rest: '/ forbidden' } : {}),
    ...(full === undefined ? {} : { timer: { type: eventType, full: seconds(full) } }),
  };
}

function arrowsOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): Arrow[] {
  const { guard, rest, ...head } = lineOf(machine, transition);
  const { source } = transition;
  const edge = transitionName(transition);
  const lines: Line[] = [head];
  if (guard !== undefined) lines.push({ lead: '', guard, edge });
  if (rest !== undefined) lines.push({ lead: '', rest, edge });
  return (transition.target ?? []).map(target => ({
    edge,
    from: source.id,
    to: target.id,
    lines,
    back: target.order < source.order,
  }));
}
