import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { hairline, space, tappable, target, type, wrapping } from '../../theme/scale';

/** The name of each entry is beside the entry, or above it if the column is too narrow for both. */
export const details = style({});
globalStyle(`${details} > div`, {
  ...wrapping(`${space.half} ${space[2]}`),
  alignItems: 'flex-start',
  paddingBlock: '0.875rem',
  borderBlockStart: `1px solid ${hairline}`,
});
/** The margin puts the name on the baseline of the entry's first line. */
export const heading = style({ ...type.label, flex: '0 0 5.5rem', marginBlockStart: '0.39rem', color: color.link });
/** The parts of an entry share a line where there is room. */
export const entry = style({ ...wrapping(`${space[2]} ${space[3]}`), flex: '1 1 12.5rem', minWidth: 0 });
export const address = style({ fontStyle: 'normal' });
/** The link takes up one line of text, but its target is 44 px high. */
export const link = style({ ...tappable, marginBlock: `calc((1.65em - ${target}) / 2)`, fontWeight: 600 });
export const ways = style({ ...wrapping(`${space[2]} ${space[3]}`), '@media': { [media.print]: { display: 'none' } } });
