import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';
import { radius } from '../../theme/scale';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const late = style({
  '::before': {
    content: '',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: radius.pill,
    border: `3px solid ${palette.ochre}`,
    borderBlockStartColor: 'transparent',
  },
  '@media': { [media.moving]: { '::before': { animation: `${turn} 900ms linear infinite` } } },
});
