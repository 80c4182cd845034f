import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { columnGap, hairline, space, type } from '../../theme/scale';
import { fold } from '../../ui/Disclosure/Disclosure.css';
import { below } from '../../ui/Section/Section.css';

export const on = styleVariants({
  // Its text makes no column wider.
  stylePage: { width: 0, minWidth: '100%', '@media': { [media.phone]: { gridColumn: '1 / -1' } } },
  services: [below],
  form: {},
});
export const summary = style([fold, { color: color.link }]);
export const heading = style({ ...type.subheading, marginBlockEnd: space[1] });
export const list = style({
  ...type.small,
  display: 'grid',
  columnGap,
  '@media': { [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** On the services page, the lines are in two or three columns where there is room. */
globalStyle(`${on.services} > ${list}`, {
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** The name is beside the text. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  columnGap: space[2],
  paddingBlock: '0.375rem',
  borderBlockStart: `1px solid ${hairline}`,
});
export const name = style({ fontWeight: 600, color: color.heading });
export const note = style({ ...type.small, color: color.textMuted, paddingBlockStart: space.half });
