import type { Line } from './graph';
import type { Lights } from './lights';
import { piecesOf } from './measure';

/** A line of text with what it says now: taken, held back by a guard, running out. */
export function Row({ line, x, y, lights }: { line: Line; x: number; y: number; lights: Lights }) {
  const { lead, guard, rest, timer, edge, actor, sends } = line;
  const at = piecesOf(line);
  const verdict = edge === undefined ? undefined : lights.verdicts.get(edge);
  const countdown = timer && lights.countdown(timer.type);
  const isSendable = lights.sends && sends && lights.active.has(sends.from);
  const taken = edge !== undefined && lights.taken.has(edge);
  return (
    <text
      className="row"
      y={y}
      data-edge={edge}
      data-taken={taken || undefined}
      data-sends={isSendable ? sends.event : undefined}
    >
      <tspan className={edge === undefined ? 'note' : 'event'} x={x + at.lead}>
        {lead}
      </tspan>
      {timer ? (
        <tspan className="timer" x={x + at.timer} data-runs={countdown ? true : undefined}>
          {countdown ?? timer.full}
        </tspan>
      ) : null}
      {guard === undefined ? null : (
        <tspan className="guard" x={x + at.guard} data-holds={verdict?.holds} data-old={verdict?.isOld || undefined}>
          {`[${guard}]${verdict === undefined ? '' : verdict.holds ? ' ✓' : ' ✗'}`}
        </tspan>
      )}
      {rest === undefined ? null : (
        <tspan className="rest" x={x + at.rest} data-runs={(actor && lights.running.has(actor)) || undefined}>
          {rest}
        </tspan>
      )}
    </text>
  );
}
