import { factsOf, spanText } from '../../content/facts';
import { MOST_WEEKS } from '../../content/limits';
import { color } from '../../theme/contract.css';
import { palette } from '../../theme/palette';
import * as css from './History.css';

const turn = (hour: number) => ((hour - 3) / 12) * 2 * Math.PI;
const spot = (hour: number, radius: number) =>
  `${(60 + Math.cos(turn(hour)) * radius).toFixed(1)} ${(60 + Math.sin(turn(hour)) * radius).toFixed(1)}`;
const arc = (from: number, to: number) => `M${spot(from, 42)}A42 42 0 ${to - from > 6 ? 1 : 0} 1 ${spot(to, 42)}`;
const ticks = Array.from({ length: 12 }, (_, hour) => `M${spot(hour, 52)}L${spot(hour, hour % 3 ? 54.5 : 57.5)}`).join(
  '',
);
const weeks = Array.from({ length: MOST_WEEKS }, (_, index) => index);
/** The center of a week's bead, in rows of four. */
const bead = (week: number) => ({ cx: 15 + (week % 4) * 30, cy: 15 + Math.floor(week / 4) * 30 });

/** The hours in the chair on a clock face, and the weeks of wear as beads, in the same colors. Renders nothing if the style has no facts. */
export function Hours({ id }: { id: string }) {
  const facts = factsOf(id);
  if (!facts) return null;
  const { inTheChair, lasts } = facts;
  return (
    <div className={css.hours}>
      <svg viewBox="0 0 120 120" aria-hidden="true" fill="none" strokeWidth="13">
        <circle stroke={color.line} cx="60" cy="60" r="42" />
        <path stroke={palette.ochre} d={arc(0, inTheChair.least)} />
        <path stroke={color.sun} d={arc(inTheChair.least, Math.max(inTheChair.most, inTheChair.least + 0.01))} />
        <path stroke={color.textMuted} strokeWidth="1.6" d={ticks} />
        <circle fill={palette.ochre} stroke="none" cx="60" cy="60" r="17" />
      </svg>
      <p>
        <strong className={css.number}>{spanText(inTheChair, 'hour')}</strong>
        <span>in the chair (orange: depends on size)</span>
      </p>
      <svg viewBox="0 0 120 60" aria-hidden="true">
        {weeks.map(week => (
          <circle
            key={week}
            {...bead(week)}
            r="11"
            fill={week < lasts.least ? palette.ochre : week < lasts.most ? color.sun : color.line}
          />
        ))}
      </svg>
      <p>
        <strong className={css.number}>{spanText(lasts, 'week')}</strong>
        <span>of wear</span>
      </p>
    </div>
  );
}
