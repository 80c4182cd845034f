/**
 * Layout of the lightbox, as inline styles that load with the lightbox's code. In the style sheet, which every page loads,
 * these styles, request-styles.ts and sheet-styles.ts would take another 0.6 KB, more than its limit allows. A second
 * sheet would need a loader, 0.2 KB of script on every page. Use these styles only for elements that are never in built
 * HTML, because the security policy rejects `style` attributes there.
 */
import type { CSSProperties } from 'react';
import { palette } from '../../theme/palette';
import { motion, radius, space, tappable, type } from '../../theme/scale';

export const whole: CSSProperties = { position: 'absolute', inset: 0 };

export const ground: CSSProperties = { ...whole, background: palette.aubergineNight };

/**
 * The shown photo fills the stage (the area for the photo). The next photo is outside the window at its end side, and
 * the previous photo at its start side.
 */
export const slides = {
  shown: whole,
  next: { ...whole, insetInlineStart: 'calc(100% + 2rem)', insetInlineEnd: 'calc(-100% - 2rem)' },
  previous: { ...whole, insetInlineStart: 'calc(-100% - 2rem)', insetInlineEnd: 'calc(100% + 2rem)' },
} satisfies Record<string, CSSProperties>;

export const frame: CSSProperties = { ...whole, display: 'grid', placeItems: 'center', containerType: 'size' };

/** The photo, as large as fits into the stage, even before its file has loaded. */
export const imageOf = ({ width, height }: { width: number; height: number }): CSSProperties => ({
  width: `min(100cqw, ${width / height} * 100cqh)`,
  height: 'auto',
  minHeight: 0,
  background: 'none',
  userSelect: 'none',
});

/** The text shown while a photo loads or after it failed. */
export const note: CSSProperties = {
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.small,
  background: palette.aubergineNight,
  textAlign: 'center',
};

const round: CSSProperties = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: 0,
  borderRadius: radius.pill,
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
};
export const control: CSSProperties = {
  ...round,
  width: '3rem',
  height: '3rem',
  borderWidth: '1.5px',
  borderStyle: 'solid',
  background: palette.aubergine,
};
/** The arrow to the previous photo, at the start side of the window or of the picture's column. */
export const previous: CSSProperties = { ...control, justifySelf: 'start', insetInlineStart: space[3] };
/** The arrow to the next photo, at the end side of the window or of the picture's column. */
export const next: CSSProperties = { ...control, justifySelf: 'end', insetInlineEnd: space[3] };

/** The pill with zoom out, percentage and zoom in. */
export const zoom: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  borderRadius: radius.pill,
  border: `1.5px solid ${palette.mauveLine}`,
  background: palette.aubergine,
};
export const inPill: CSSProperties = {
  ...round,
  width: '2.8125rem',
  height: '2.8125rem',
  border: 0,
  background: 'none',
};

export const counter: CSSProperties = {
  ...type.small,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: space[1],
  marginInlineEnd: 'auto',
  whiteSpace: 'nowrap',
};
export const category: CSSProperties = { ...type.label, color: palette.ochre };
export const history: CSSProperties = tappable;
