import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { pictureFrame, radius, space, type } from '../../theme/scale';

export const head = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: `clamp(2.5rem, 4vw, 4rem) clamp(2rem, 3vw, 3rem)`,
});
export const title = style({ ...type.title, maxWidth: '12.8em' });
export const lead = style({ ...type.lead, color: color.textMuted, maxWidth: '37.7em', textWrap: 'balance' });
/** How far the arch continues beside the first section. */
export const beside = '15rem';
/** The columns of that section. */
export const columns = { template: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 'clamp(4rem, 7vw, 8rem)' } as const;
/** Room for a braid beside the first section on a tablet. */
export const margin = '5rem';
/** A phone with room for the picture. */
const pictured = 'screen and (22em < width < 40em)';
/** An arch at the right; on a desktop, it is as wide as the second column of the page's first section, and continues there. */
export const figure = style({
  ...pictureFrame(radius.arch),
  gridArea: '1 / 2 / 3 / 3',
  alignSelf: 'end',
  width: 'min(27vw, 19rem)',
  '@media': {
    [media.tiny]: { display: 'none' },
    [media.tablet]: { alignSelf: 'auto', width: '22vw' },
    [media.between]: { marginInlineEnd: margin },
    [media.desktop]: { width: '100%', aspectRatio: '8 / 9', marginBlockEnd: `-${beside}` },
  },
});
globalStyle(`${head}:has(${figure})`, {
  '@media': {
    [media.phone]: { paddingBlock: `${space[4]} 0` },
    [media.notTiny]: { gridTemplate: 'auto 1fr / minmax(0, 1fr) auto' },
    [media.desktop]: { gridTemplateColumns: columns.template, columnGap: columns.gap },
  },
});
/** As many lines in a fallback font. */
globalStyle(`${head}:has(${figure}) > ${lead}`, { '@media': { [pictured]: { minHeight: '3lh' } } });
/** On a tablet, two lines, so that a toast covers only the arch; on a narrow phone, no line breaks inside a word. */
globalStyle(`${head}:has(${figure}) > ${title}`, {
  '@media': { [media.between]: { maxWidth: '8em' }, [pictured]: { fontSize: 'min(10vw, 1.5rem + 3.9vw)' } },
});
globalStyle(`${lead} > p`, { textWrap: 'inherit' });
