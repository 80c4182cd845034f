import type { AnyActorRef } from 'xstate';

/** Stops the children of a machine that has thrown, because XState leaves them running. Called by that machine's parent. */
export function stopChildrenOf(
  failed: AnyActorRef | undefined,
  { sendTo }: { sendTo: (child: AnyActorRef, event: { type: 'xstate.stop' }) => void },
): void {
  // Stryker disable next-line OptionalChaining: only TypeScript needs the check: an actor that has failed is still known
  const { children = {} } = failed?.getSnapshot() ?? {};
  for (const child of Object.values<AnyActorRef>(children)) sendTo(child, { type: 'xstate.stop' });
}
