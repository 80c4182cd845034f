import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { isMadeUp } from 'xstate-paths/inside';

/** A readable name for an event type of XState itself; any other type is unchanged. `actor` names the actor that ended, if its id was generated. */
export function eventLabel(type: string, actor?: string): string {
  const after = /^xstate\.after\.([^.]+)\./.exec(type);
  if (after) return `after ${/^\d+$/.test(after[1] ?? '') ? `${after[1]} ms` : after[1]}`;
  const answer = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(type);
  if (answer && !type.startsWith('xstate.done.state.')) {
    const [, what = '', id = ''] = answer;
    const name = isMadeUp(id) ? (actor ?? 'actor') : id;
    return `${name} ${{ done: 'done', error: 'failed', snapshot: 'changed' }[what]}`;
  }
  if (type.startsWith('xstate.done.state.')) return 'all done';
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stop';
  return type || 'always';
}

/** Whether a developer can send the event: not if it is XState's own, or a wildcard. */
export const isSendable = (type: string | null): boolean => Boolean(type) && !/^xstate\.|\*/.test(type ?? '');

/** The length of a delay in ms; undefined if only a running machine can compute it, or if the transition has none. */
export function delayOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): number | undefined {
  const delay: unknown = 'delay' in transition ? transition.delay : undefined;
  // Of any machine, TypeScript does not know the names of delays.
  const known: unknown = typeof delay === 'string' ? machine.implementations.delays[delay as never] : delay;
  return typeof known === 'number' ? known : undefined;
}

/** The name of an invoked actor: its id, or its source if the id was generated. */
export function invokedName({ id, src }: { id: string; src: unknown }): string {
  if (!isMadeUp(id)) return id;
  return typeof src === 'string' && !isMadeUp(src) ? src : 'actor';
}

export const seconds = (milliseconds: number, digits = 0): string => `${(milliseconds / 1000).toFixed(digits)} s`;

export const guardMark = (holds: boolean | 'threw'): string => (holds === 'threw' ? '!' : holds ? '✓' : '✗');

/** Whether a transition does nothing, as in `on: { close: {} }`, which keeps parent states from handling the event. */
export const isForbidden = ({ target, actions }: AnyTransitionDefinition): boolean => !target && actions.length === 0;
