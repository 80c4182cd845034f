/** Styles of what only scripts show: they come with its code, so that no page carries them in its HTML. */
import type { CSSProperties } from 'react';
import { color } from '../../theme/contract.css';
import { radius, space, target, type } from '../../theme/scale';

export const about: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[1],
  padding: `${space[1]} ${space[1]} 0`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundSoft,
};
/** As in the illustrations, the figure stands on the lower edge. */
export const arch: CSSProperties = {
  alignSelf: 'end',
  borderRadius: radius.arch,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
};
export const words: CSSProperties = { display: 'grid', paddingBlockEnd: space[1] };
export const title: CSSProperties = { ...type.subheading, color: color.heading };
export const price: CSSProperties = { fontWeight: 600, color: color.link, fontVariantNumeric: 'lining-nums' };
export const like: CSSProperties = { ...type.small, color: color.textMuted };
export const remove: CSSProperties = {
  alignSelf: 'start',
  display: 'inline-grid',
  placeItems: 'center',
  width: target,
  height: target,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.heading,
};
export const help: CSSProperties = { display: 'grid', gap: space[2], paddingBlockStart: space[1] };
export const ways: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: space[1] };
