import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, sectionSpace, space, type } from '../../theme/scale';

export const layout = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)', gap: space[10], alignItems: 'start' },
  },
});
export const panel = style({
  display: 'grid',
  gap: space[3],
  padding: 'clamp(1.25rem, 4vw, 2.5rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [media.print]: { display: 'none' } },
});
export const heading = style([type.heading]);
/** Beside the longer form, it stays in sight. */
export const details = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '7rem' } },
});
export const map = style({ paddingBlock: space[8] });
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: sectionSpace,
  padding: 'clamp(1.5rem, 4vw, 3rem)',
  borderRadius: radius.card,
  background: color.banner,
  color: color.onBanner,
});
export const bannerHeading = style([type.heading, { color: color.onBanner }]);
export const bannerText = style({ maxWidth: '48ch', marginBlockStart: space[1] });
/** Replaces the form without scripts. */
export const noScript = style({
  display: 'none',
  gap: space[1],
  '@media': { [media.noScript]: { display: 'grid' } },
  selectors: { 'html[data-script="failed"] &': { display: 'grid' } },
});
