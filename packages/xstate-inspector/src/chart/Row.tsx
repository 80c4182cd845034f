import type { Line } from './graph';
import type { Point } from './layout';
import type { Live } from './live-state';
import { guardMark } from './names';

/** A line of text that shows whether its transition was taken, the guard's result, and a countdown. */
export function Row({ line, x, y, live }: Live & Point & { line: Line }) {
  const { lead, guard, rest, timer, edge, actor, sends } = line;
  const result = edge === undefined ? undefined : live?.guardResults.get(edge);
  const countdown = timer && live?.countdown(timer.type);
  const isSendable = live?.sends && sends && live.active.has(sends.from);
  const taken = edge !== undefined && live?.taken.has(edge);
  return (
    <text className="row" x={x} y={y} data-taken={taken || undefined} data-sends={isSendable ? sends.event : undefined}>
      <tspan className={edge === undefined ? 'note' : 'event'}>{lead}</tspan>{' '}
      {timer ? (
        <tspan className="timer" data-runs={countdown ? true : undefined}>
          {countdown ?? timer.full}
        </tspan>
      ) : null}{' '}
      {guard === undefined ? null : (
        <tspan className="guard" data-holds={result}>
          {`[${guard}]${result === undefined ? '' : ` ${guardMark(result)}`}`}
        </tspan>
      )}{' '}
      {rest === undefined ? null : (
        <tspan className="rest" data-runs={(actor && live?.running.has(actor)) || undefined}>
          {rest}
        </tspan>
      )}
    </text>
  );
}
