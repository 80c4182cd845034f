import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { radius, space, type } from '../../theme/scale';

export const list = style({ maxWidth: '48rem', borderBlockEnd: `1px solid ${color.line}` });
export const entry = style({ borderBlockStart: `1px solid ${color.line}` });
/** The sun rises when an answer opens. */
export const question = style([
  type.subheading,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '3.75rem',
    paddingBlock: space[2],
    color: color.heading,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.link } },
    '::after': {
      content: '',
      flex: 'none',
      width: '2rem',
      height: '1rem',
      borderRadius: '2rem 2rem 0 0',
      border: `1.5px solid ${color.ring}`,
      borderBlockEnd: 0,
    },
  },
]);
export const answer = style({
  display: 'grid',
  gap: space[2],
  maxWidth: '62ch',
  paddingBlockEnd: space[3],
  borderRadius: radius.small,
});
globalStyle(`${entry}[open] > ${question}::after`, {
  background: `radial-gradient(circle at 50% 100%, ${color.sun} 0 0.5rem, transparent 0.5625rem)`,
});
