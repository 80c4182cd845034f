import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { palette } from '../../theme/palette';
import { radius, space, spacing, type } from '../../theme/scale';

/** The ends of braids hang from a rod at the band's edge; on a phone, above the heading. On the home page, the last one goes on. */
export const fall = style({
  // The space of the picture, which is not displayed until it is near the window.
  aspectRatio: '1600 / 922',
  clipPath: 'polygon(0 0, 86.4% 0, 89% 29%, 92% 60%, 92% 100%, 0 100%)',
  marginBlock: `calc(-1 * ${spacing.change}) ${space[3]}`,
  '@media': {
    [media.tablet]: { position: 'absolute', margin: 0, insetBlockStart: 0, insetInlineEnd: 0, width: '56%' },
  },
});
export const rod = style({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: 0,
  width: '70%',
  height: '0.75rem',
  borderRadius: `${radius.pill} 0 0 ${radius.pill}`,
  background: `linear-gradient(${palette.gold}, ${palette.ochre} 30%, ${palette.creamDeep} 45%, ${palette.ochre} 60%, ${palette.gold})`,
  '@media': { [media.tablet]: { width: '41%' }, [media.print]: { display: 'none' } },
});
export const closing = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});
globalStyle(`${closing} > p`, { ...type.lead, maxWidth: '20em', textWrap: 'balance' });
