import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { space, target, type } from '../../theme/scale';

export const details = style({
  display: 'grid',
  gap: '1.75rem',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: space[3] },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** On a phone, the address and the phone number share a row. */
globalStyle(`${details} > :nth-child(n + 3)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const address = style({ fontStyle: 'normal' });
export const heading = style([type.label, { color: color.link, marginBlockEnd: space[1] }]);
/** The link takes up one line of text, but its target is 44 px high. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  marginBlock: `calc((1.65em - ${target}) / 2)`,
  fontWeight: 600,
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  marginBlockStart: space[2],
  '@media': { [media.print]: { display: 'none' } },
});
