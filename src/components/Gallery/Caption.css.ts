import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';

export const words = style({
  display: 'grid',
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.desktop]: { textAlign: 'start' }, [media.low]: { textAlign: 'center' } },
});
export const history = style({
  color: palette.rose,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: palette.cream } } } },
});
