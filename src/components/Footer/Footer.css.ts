import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { space, target, type } from '../../theme/scale';

export const footer = style({
  background: color.footer,
  color: color.onBand,
  paddingBlock: `${space[8]} ${space[4]}`,
});
globalStyle(`${footer} :focus-visible`, { outlineColor: color.bandAccent });
export const grid = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '1.3fr 1.5fr 0.8fr 0.8fr' },
  },
});
/** Leads somewhere, which paper cannot. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
export const brand = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  alignContent: 'start',
  color: color.onBand,
});
export const heading = style([type.label, { color: color.bandAccent, marginBlockEnd: space[1] }]);
export const list = style({ display: 'grid', justifyItems: 'start' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  minWidth: target,
  color: color.onBand,
  textDecorationColor: color.bandLine,
  selectors: { '&:hover': { color: color.bandAccent, textDecorationColor: 'currentColor' } },
});
export const address = style({ fontStyle: 'normal', display: 'grid', justifyItems: 'start' });
export const legal = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[3],
    color: color.onBandMuted,
    marginBlockStart: space[6],
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.bandLine}`,
  },
]);
