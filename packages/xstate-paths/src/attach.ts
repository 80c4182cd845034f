/** Import this first in a page, in tests and development: paths then hold back and end its actors. */
import { inspectAll } from './hold-actors.ts';

const { actorControl } = globalThis as { actorControl?: Parameters<typeof inspectAll>[0] };
if (actorControl) inspectAll(actorControl);
