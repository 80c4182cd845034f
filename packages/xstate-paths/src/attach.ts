/**
 * Import this first in a page, so that paths can hold back and end its actors. It does nothing unless a test has prepared the
 * page; leave it out of production all the same.
 */
import { inspectAll } from './hold-actors.ts';

const { actorControl } = globalThis as { actorControl?: Parameters<typeof inspectAll>[0] };
if (actorControl) inspectAll(actorControl);
