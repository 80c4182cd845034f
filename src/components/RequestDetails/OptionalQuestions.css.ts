import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css';
import { space, target, type } from '../../theme/scale';
import { sign } from '../../ui/Disclosure/Disclosure.css';

export const fold = style([
  sign,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: target,
    paddingBlock: space[1],
    color: color.heading,
  },
]);
export const title = style({ margin: 0, font: 'inherit', fontWeight: 600 });
export const promise = style([type.small, { minHeight: '2lh', color: color.textMuted }]);
