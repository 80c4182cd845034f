import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';
import { space, tappable, target, type, wrapping } from '../../theme/scale';
import { small, tall } from './Lightbox.css';

export const words = style({
  display: 'grid',
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    [tall]: { gridColumn: '1 / -1', rowGap: space.half },
    [media.desktop]: { textAlign: 'start' },
    [small]: { ...type.small, lineHeight: 1.3 },
    [media.sideways]: { textAlign: 'center' },
    [media.roomy]: { position: 'relative', gridArea: '3 / 3', rowGap: space[2] },
  },
});
/** The category, which the link to the style's history repeats. */
globalStyle(`${words} > :first-child`, { '@media': { [`${small} and (max-height: 18em)`]: { display: 'none' } } });
globalStyle(`${words} > :nth-child(2)`, {
  ...type.subheading,
  fontSize: '1.5rem',
  '@media': {
    [small]: { fontSize: '1.0625rem', lineHeight: 1.2 },
    [media.roomy]: { fontSize: '2.75rem', lineHeight: 1.05 },
  },
});
export const ways = style({
  ...wrapping(`${space.half} ${space[2]}`),
  gridRow: 2,
  gridColumn: '1 / -1',
  alignItems: 'center',
  justifyContent: 'center',
  '@media': {
    [tall]: { display: 'contents' },
    [media.roomy]: {
      position: 'relative',
      gridArea: '4 / 3',
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'start',
    },
  },
});
globalStyle(`${ways} > button`, {
  '@media': {
    [tall]: { gridArea: '2 / 2', justifySelf: 'center' },
    [small]: { flexGrow: 1, minHeight: target, paddingInline: space.half },
  },
});
globalStyle(`${ways} > a`, { '@media': { [tall]: { gridArea: '3 / 1 / auto / -1', justifySelf: 'center' } } });
export const history = style({
  ...tappable,
  color: palette.rose,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: palette.cream } } } },
});
