import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, space } from '../../theme/scale';

/** A sun, full while the salon is open and a ring while it is not. The line is as high before anything stands in it. */
export const badge = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '1.65em',
  marginBlockEnd: space[1],
  fontWeight: 600,
  '@media': { [media.print]: { display: 'none' }, [media.noScript]: { display: 'none' } },
  selectors: {
    '&:not(:empty)::before': {
      content: '',
      flex: 'none',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: radius.pill,
      border: `2px solid ${color.ring}`,
    },
    '&[data-salon="open"]::before': {
      background: color.ring,
    },
  },
});
