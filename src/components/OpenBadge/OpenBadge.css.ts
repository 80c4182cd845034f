import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media, withoutScripts } from '../../theme/media';
import { radius, space } from '../../theme/scale';

/**
 * The badge has a filled sun if the salon is open, and a ring if it is closed. An empty badge keeps its height, so that
 * nothing moves.
 */
export const badge = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '1.65em',
  marginBlockEnd: space[1],
  fontWeight: 600,
  '@media': { [media.print]: { display: 'none' } },
  selectors: {
    [`${withoutScripts} &`]: { display: 'none' },
    '&:not(:empty)::before': {
      content: '',
      flex: 'none',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: radius.pill,
      border: `2px solid ${color.ring}`,
    },
    '&[data-salon="open"]::before': { borderColor: color.success, background: color.success },
  },
});
