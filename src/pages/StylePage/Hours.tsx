import { factsOf, spanText } from '../../content/facts';
import { hairstyles } from '../../content/hairstyles';
import { MOST_WEEKS } from '../../content/limits';
import { color } from '../../theme/contract.css';
import { palette } from '../../theme/palette';
import * as css from './History.css';

/** The longest time in the chair of all styles, in hours, which is the end of the scale. */
const mostHours = () => Math.max(...hairstyles.map(({ id }) => factsOf(id)?.inTheChair.most ?? 0));

/** A bar for a range, with a gap after each hour or week. */
function Bar({ least, most, scale }: { least: number; most: number; scale: number }) {
  const gaps = Array.from({ length: scale - 1 }, (_, index) => `M${index + 1} 0v1`).join('');
  return (
    <svg className={css.bar} viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect fill={palette.ochre} width={least} height="1" />
      <rect fill={color.sun} x={least} width={most - least} height="1" />
      <path stroke={color.groundSoft} strokeWidth="3" vectorEffect="non-scaling-stroke" d={gaps} />
    </svg>
  );
}

/**
 * Bars for the hours in the chair and the weeks of wear, with the same scales as the comparison of all styles. Renders
 * nothing if the style has no facts.
 */
export function Hours({ id }: { id: string }) {
  const facts = factsOf(id);
  if (!facts) return null;
  const { inTheChair, lasts } = facts;
  return (
    <div className={css.hours}>
      <p>
        <strong className={css.number}>{spanText(inTheChair, 'hour')}</strong> in the chair, depending on size
      </p>
      <Bar {...inTheChair} scale={mostHours()} />
      <p>
        <strong className={css.number}>{spanText(lasts, 'week')}</strong> of wear
      </p>
      <Bar {...lasts} scale={MOST_WEEKS} />
    </div>
  );
}
