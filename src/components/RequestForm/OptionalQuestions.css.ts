import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { space, type } from '../../theme/scale';
import { fold as row } from '../../ui/Disclosure/Disclosure.css';

export const fold = style([row, { paddingBlock: space[1], color: color.heading }]);
export const title = style({ margin: 0, font: 'inherit', fontWeight: 600 });
export const promise = style({ ...type.small, minHeight: '2lh', color: color.textMuted });
