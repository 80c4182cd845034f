/** The table of pairs: each state of one machine with each event of another. */
import type { Pair } from '../pairs';
import { escaped } from './page';

const isMet = ({ result }: Pair) => result === 'unchanged' || result === 'interacts';

/** The pairs of one level, and how long their tests took. */
export interface PairReport {
  pairs: readonly Pair[];
  seconds: number;
}

export function countPairs({ pairs, seconds }: PairReport): string {
  const unreachable = pairs.filter(({ result }) => result === 'unreachable').length;
  const interact = pairs.filter(({ result }) => result === 'interacts').length;
  return `${pairs.length} pairs, ${pairs.filter(isMet).length} covered, ${interact} of them interact as interactions.ts says, ${unreachable} unreachable; ${seconds.toFixed(0)} seconds`;
}

/** Each row is the machine that may change, each column the machine that receives the event. */
export function matrix(report: PairReport, where: string): string {
  const { pairs } = report;
  if (pairs.length === 0) return '';
  const names = [...new Set(pairs.map(({ machine }) => machine))];
  const others = [...new Set(pairs.map(({ other }) => other))];
  const cell = (machine: string, other: string) => {
    const own = pairs.filter(pair => pair.machine === machine && pair.other === other);
    if (own.length === 0) return '<td>';
    const met = own.filter(isMet);
    const why = [...new Set(own.filter(pair => !isMet(pair) || pair.result === 'interacts').map(pair => pair.because))];
    const mark = own.some(({ result }) => result === 'changes') ? ' class="lacks"' : '';
    const title = why.length > 0 ? ` title="${escaped(why.join('; '))}"` : '';
    return `<td${mark}${title}>${met.length === 0 ? '–' : `${met.length} of ${own.length}`}`;
  };
  return `<section><h2>Across machines, ${where}</h2>
<p class="lead">Each state of the machine on the left with each transition of the machine above: it stays unchanged, except for the interactions in
<code>tests/models/interactions.ts</code>. ${countPairs(report)}; the reasons are in the tooltips, and below.</p>
<div class="scroll"><table><thead><tr><th>${others.map(name => `<th>${name}`).join('')}<tbody>
${names.map(machine => `<tr><th>${machine}${others.map(other => cell(machine, other)).join('')}`).join('\n')}
</table></div>
<details><summary>Unreachable, and why</summary><ul>${[
    ...new Set(pairs.filter(({ result }) => result === 'unreachable').map(pair => pair.because ?? '')),
  ]
    .map(why => `<li>${escaped(why)}`)
    .join('')}</ul></details></section>`;
}
