/** How the parts of a machine are called on a chart, in a log and between the two. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Names a transition the same way in every realm, so that one taken on the page can be colored on a chart drawn elsewhere. */
export function edgeId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === null || eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} ${eventType || 'always'} ${siblings?.indexOf(transition) ?? 0}`;
}

/** XState's own event types in words; everything else as it is. */
export function eventLabel(type: string): string {
  const after = /^xstate\.after\.([^.]+)\./.exec(type);
  if (after) return `after ${after[1]}`;
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (answer) return `${answer[2]} ${answer[1] === 'done' ? 'done' : 'failed'}`;
  if (type.startsWith('xstate.done.state.')) return 'all done';
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stop';
  return type || 'always';
}

/** XState's own events and wildcards are not for sending: what a delay or an actor reports comes from them. */
export function isSendable(type: string | null): boolean {
  return Boolean(type) && !/^xstate\.|\*/.test(type ?? '');
}

/** What an action or a guard is called where it is used: a string, an object with a type, or a function. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part && (typeof part === 'object' || typeof part === 'function')) {
    if ('type' in part && typeof part.type === 'string') return part.type.replace(/^xstate\./, '');
    if ('name' in part && typeof part.name === 'string' && part.name !== '') return part.name;
  }
  return 'unnamed';
}

/** A delayed transition raises its event on entry and cancels it on exit: machinery that the arrow tells already. */
export function isMachinery(action: unknown): boolean {
  return ['raise', 'cancel'].includes(nameOf(action));
}

/** How long `after` waits, in milliseconds; undefined where only a running machine could tell. */
export function delayOf(machine: AnyStateMachine, type: string): number | undefined {
  const name = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  if (name === undefined) return undefined;
  if (/^\d+$/.test(name)) return Number(name);
  const delay: unknown = machine.implementations.delays[name as never];
  return typeof delay === 'number' ? delay : undefined;
}

export function seconds(milliseconds: number, digits = 0): string {
  return `${(milliseconds / 1000).toFixed(digits)} s`;
}

/** The state's transitions in the order of the definition, those without an event last. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}
