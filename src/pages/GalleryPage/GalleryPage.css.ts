import { globalStyle, style } from '@vanilla-extract/css';
import { hairstyles } from '../../content/hairstyles';
import { sectionSpace } from '../../theme/scale';

export const gallery = style({ paddingBlockEnd: sectionSpace });

/** What the address asks for is hidden before the first paint, long before the filter itself is there. */
for (const { id } of hairstyles) {
  globalStyle(`html[data-style="${id}"] [data-hairstyle]:not([data-hairstyle="${id}"])`, { display: 'none' });
}
