import type { AnyActorRef } from 'xstate';

/** XState leaves the children of a machine running when the machine's own code throws: stops them from its parent. */
export function stopChildrenOf(
  failed: AnyActorRef | undefined,
  { sendTo }: { sendTo: (child: AnyActorRef, event: { type: 'xstate.stop' }) => void },
): void {
  const { children = {} } = failed?.getSnapshot() ?? {};
  for (const child of Object.values<AnyActorRef>(children)) sendTo(child, { type: 'xstate.stop' });
}
