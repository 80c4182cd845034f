import type { AnyActorRef } from 'xstate';

/** Stops the children of a machine that has thrown, from its parent: XState leaves them running. */
export function stopChildrenOf(
  failed: AnyActorRef | undefined,
  { sendTo }: { sendTo: (child: AnyActorRef, event: { type: 'xstate.stop' }) => void },
): void {
  const { children = {} } = failed?.getSnapshot() ?? {};
  for (const child of Object.values<AnyActorRef>(children)) sendTo(child, { type: 'xstate.stop' });
}
