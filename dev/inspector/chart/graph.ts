/** A machine as boxes, rows and arrows with their sizes, before anybody has said where they go. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { delayOf, edgeId, eventLabel, isMachinery, isSendable, nameOf, seconds, transitionsOf } from './names';

/** One line of text. What has an `edge` is a transition and can light up. */
export interface Line {
  /** What leads the line: an event, or the word that says what the line is. */
  lead: string;
  guard?: string;
  rest?: string;
  edge?: string;
  /** The event that a developer can send while the machine is in the state. */
  sends?: { event: string; from: string };
  /** The actor that the line speaks of. */
  actor?: string;
  /** The event of a delay, whose countdown is shown, and how long it takes in full. */
  timer?: { type: string; full: string };
}

export interface Box {
  id: string;
  name: string;
  kind: AnyStateNode['type'];
  rows: Line[];
  children: Box[];
  /** The box that is entered first. */
  initial: string | undefined;
}

export interface Arrow {
  edge: string;
  from: string;
  to: string;
  lines: Line[];
  /** Drawn against the order of the document; for layout it is turned round, so that states stand in the order they are lived. */
  back: boolean;
}

export interface Graph {
  root: Box;
  arrows: Arrow[];
}

/** In characters, for names of actions that share a line. */
const LINE_LENGTH = 32;

export function graphOf(machine: AnyStateMachine): Graph {
  const arrows: Arrow[] = [];
  const boxOf = (node: AnyStateNode): Box => {
    const rows = ownRows(node);
    for (const transition of transitionsOf(node)) {
      // Loops become rows inside the box: they are what every layout engine draws worst.
      if (isLoop(transition)) rows.push(lineOf(machine, transition));
      else arrows.push(...arrowsOf(machine, transition));
    }
    return {
      id: node.id,
      name: node.key,
      kind: node.type,
      rows,
      children: Object.values(node.states).map(boxOf),
      initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    };
  };
  return { root: boxOf(machine.root), arrows };
}

function ownRows(node: AnyStateNode): Line[] {
  const shown = (actions: readonly unknown[]) => actions.filter(action => !isMachinery(action)).map(nameOf);
  return [
    ...(node.tags.length > 0 ? [{ lead: node.tags.map(tag => `#${tag}`).join(' ') }] : []),
    ...node.invoke.map(({ id }) => ({ lead: 'invoke', rest: id, actor: id })),
    ...filled(shown(node.entry)).map(rest => ({ lead: 'entry /', rest })),
    ...filled(shown(node.exit)).map(rest => ({ lead: 'exit /', rest })),
  ];
}

/** As many names on a line as fit: a state with many actions need not be tall. */
function filled(names: string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last && last.length + name.length < LINE_LENGTH) lines[lines.length - 1] = `${last}, ${name}`;
    else lines.push(name);
  }
  return lines;
}

function isLoop({ source, target }: AnyTransitionDefinition): boolean {
  return !target || (target.length === 1 && target[0] === source);
}

function lineOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): Line {
  const { eventType, guard, actions, reenter, source, target } = transition;
  const full = delayOf(machine, eventType);
  return {
    lead: `${target && reenter ? '↻ ' : ''}${eventLabel(eventType)}`,
    edge: edgeId(transition),
    ...(isSendable(eventType) ? { sends: { event: eventType, from: source.id } } : {}),
    ...(guard ? { guard: nameOf(guard) } : {}),
    ...(actions.length > 0 ? { rest: `/ ${actions.map(nameOf).join(', ')}` } : {}),
    ...(full === undefined ? {} : { timer: { type: eventType, full: seconds(full) } }),
  };
}

function arrowsOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): Arrow[] {
  const { guard, rest, ...head } = lineOf(machine, transition);
  const { source } = transition;
  const edge = edgeId(transition);
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
