import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { pictureFrame, radius, space, type } from '../../theme/scale';

export const head = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: `clamp(2.5rem, 4vw, 4rem) clamp(2rem, 3vw, 3rem)`,
});
export const title = style([type.title, { maxWidth: '12.8em' }]);
export const lead = style([type.lead, { color: color.textMuted, maxWidth: '37.7em', textWrap: 'balance' }]);
/** An arch at the right; on a desktop, it continues beside the page's first section. */
export const figure = style({
  ...pictureFrame(radius.arch),
  gridArea: '1 / 2 / 3 / 3',
  width: 'clamp(6.5rem, 22vw, 19rem)',
  '@media': { [media.tiny]: { display: 'none' }, [media.desktop]: { marginBlockEnd: '-13rem' } },
});
globalStyle(`${head}:has(${figure})`, {
  '@media': { [media.notTiny]: { gridTemplate: 'auto 1fr / minmax(0, 1fr) auto' } },
});
globalStyle(`${lead} > p`, { textWrap: 'inherit' });
