/** The summary of `npm run paths`, machine by machine. */
import { availableParallelism } from 'node:os';
import { levels } from '../asked';
import { type MachineReport, reachable } from './page';

/** `green`: whether every path passed on every level. The tests of machine and view check their own coverage. */
export function summarize(machines: readonly MachineReport[], wall: number, green: boolean): void {
  const total = { declared: 0, reachable: 0, taken: 0 };
  for (const machine of machines) {
    const { name, states, declared, unreachable, notTaken, paths, steps, seconds } = machine;
    const taken = reachable(machine) - notTaken.length;
    total.declared += declared.length;
    total.reachable += reachable(machine);
    total.taken += taken;
    const time = levels.map(level => `${level} ${seconds[level].toFixed(1)}`).join(', ');
    console.log(
      `${name.padEnd(20)} ${states.length} states, ${declared.length} transitions, on the built site ${taken} of ${reachable(machine)}, ` +
        `${paths} paths, ${steps} steps, seconds: ${time}`,
    );
    for (const [one, because] of Object.entries(unreachable)) console.log(`  unreachable: ${one}, because ${because}`);
    for (const one of notTaken) console.error(`  never taken on the built site: ${one}`);
  }
  const figure =
    `machine ${green ? total.declared : 'not all'} of ${total.declared}, ` +
    `view ${green ? total.reachable : 'not all'} of ${total.reachable}, browser ${total.taken} of ${total.reachable}`;
  const took = `${wall.toFixed(0)} s on ${availableParallelism()} cores, with whatever else they had to do`;
  console.log(`\nTransitions taken: ${figure}.\nThe three levels together took ${took}.`);
}
