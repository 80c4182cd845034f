import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { radius, sectionSpace, space, type } from '../../theme/scale';

export const layout = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)', gap: space[10] },
  },
});
export const panel = style({
  display: 'grid',
  alignSelf: 'start',
  gap: space[3],
  vars: { '--form-edge': 'clamp(1.25rem, 4vw, 2.5rem)' },
  padding: 'var(--form-edge)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [media.print]: { display: 'none' } },
});
export const heading = style([type.panel]);
/** Contact details and map. The map fills the rest of the column, which is as tall as the form beside it. */
export const details = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    // Puts the headings of both columns at the same height.
    [media.desktop]: { gridTemplateRows: 'auto auto 1fr', paddingBlockStart: '2.5rem' },
  },
});
export const map = style({ display: 'grid', paddingBlockStart: space[1] });
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlock: `${space[8]} ${sectionSpace}`,
  padding: 'clamp(1.5rem, 4vw, 3rem)',
  borderRadius: radius.card,
  background: color.banner,
  color: color.onBanner,
  '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
});
globalStyle(`${banner} > a`, { '@media': { [media.tablet]: { flex: 'none' } } });
export const bannerHeading = style([type.heading, { color: color.onBanner }]);
export const bannerText = style({ maxWidth: '48ch', marginBlockStart: space[1] });
/** Shown in place of the form if scripts are off or fail to load. */
export const noScript = style({
  display: 'none',
  gap: space[1],
  '@media': { [media.noScript]: { display: 'grid' } },
  selectors: { 'html[data-script="failed"] &': { display: 'grid' } },
});
