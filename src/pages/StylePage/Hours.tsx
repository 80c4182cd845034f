import { factsOf, spanText } from '../../content/facts';
import { hairstyles } from '../../content/hairstyles';
import { MOST_WEEKS } from '../../content/limits';
import { color } from '../../theme/contract.css';
import { palette } from '../../theme/palette';
import copper from '../../ui/Braid/plait-copper.svg';
import dark from '../../ui/Braid/plait-hair.svg';
import * as css from './History.css';

/** The longest time in the chair of all styles, in hours, which is the end of the scale. */
const mostHours = () => Math.max(...hairstyles.map(({ id }) => factsOf(id)?.inTheChair.most ?? 0));

/**
 * A bar for a range: a plait as long as its end, dark up to its start and copper from there. Gold threads around the plait,
 * and gaps in the line that goes on, count the hours or weeks.
 */
function Bar({ least, most, scale }: { least: number; most: number; scale: number }) {
  const share = (figure: number) => `${(100 * figure) / scale}%`;
  const slice = { y: -13, height: 26, preserveAspectRatio: 'xMinYMid slice' };
  return (
    <svg width="100%" height="26" aria-hidden="true">
      <g transform="translate(0 13)" stroke={palette.ochre} strokeWidth="26">
        <line x2="100%" stroke={color.ring} strokeWidth="2" pathLength={scale} strokeDasharray=".9 .1" />
        <image href={dark} width={share(least)} {...slice} />
        <image href={copper} x={share(least)} width={share(most - least)} {...slice} />
        {/* A little longer than `most`, so that the end has a thread, too. */}
        <line x2={share(most)} pathLength={most + 0.06} strokeDasharray=".06 .94" />
      </g>
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
