/** Names of the parts of a machine, for charts and logs. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition's id, the same in every window, so that a transition taken on the page can be highlighted on the chart. */
export function edgeId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === null || eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} ${eventType || 'always'} ${siblings?.indexOf(transition) ?? 0}`;
}

/** A readable name for an event type of XState itself; any other type is unchanged. */
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

/** Whether a developer can send the event: not if it is XState's own, or a wildcard. */
export function isSendable(type: string | null): boolean {
  return Boolean(type) && !/^xstate\.|\*/.test(type ?? '');
}

/** The name of an action or a guard, which is a string, an object with a type, or a function. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part && (typeof part === 'object' || typeof part === 'function')) {
    if ('type' in part && typeof part.type === 'string') return part.type.replace(/^xstate\./, '');
    if ('name' in part && typeof part.name === 'string' && part.name !== '') return part.name;
  }
  return 'unnamed';
}

/** Whether an action is part of a delayed transition, which raises its event on entry and cancels it on exit. */
export function isMachinery(action: unknown): boolean {
  return ['raise', 'cancel'].includes(nameOf(action));
}

/** The length of a delay in ms; undefined if only a running machine can compute it. */
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

/** A state's transitions in definition order; those without an event are last. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}
