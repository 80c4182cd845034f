/** Layout of the lightbox. */
import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette';
import { motion, radius, space, tappable, type } from '../../theme/scale';

const filling = { position: 'absolute', inset: 0 } as const;
export const whole = style(filling);

export const ground = style({ ...filling, background: palette.aubergineNight });

/**
 * The shown photo fills the stage (the area for the photo). The next photo is outside the window at its end side, and
 * the previous photo at its start side.
 */
export const slides = {
  shown: whole,
  next: style({ ...filling, insetInlineStart: 'calc(100% + 2rem)', insetInlineEnd: 'calc(-100% - 2rem)' }),
  previous: style({ ...filling, insetInlineStart: 'calc(-100% - 2rem)', insetInlineEnd: 'calc(100% + 2rem)' }),
};

/** `placeContent`, because the `source` beside the photo has a row of the grid, too. */
export const frame = style({
  ...filling,
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  containerType: 'size',
});

/** The photo, as large as fits into the stage, even before its file has loaded. Its width depends on its format. */
export const image = style({ height: 'auto', minHeight: 0, background: 'none', userSelect: 'none' });

/** The text shown while a photo loads or after it failed. */
export const note = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.small,
  background: palette.aubergineNight,
  textAlign: 'center',
});

const round = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: 0,
  borderRadius: radius.pill,
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
} as const;
const single = {
  ...round,
  width: '3rem',
  height: '3rem',
  borderWidth: '1.5px',
  borderStyle: 'solid',
  background: palette.aubergine,
} as const;
export const control = style(single);
/** The arrow to the previous photo, at the start side of the window or of the picture's column. */
export const previous = style({ ...single, justifySelf: 'start', insetInlineStart: space[3] });
/** The arrow to the next photo, at the end side of the window or of the picture's column. */
export const next = style({ ...single, justifySelf: 'end', insetInlineEnd: space[3] });

/** The pill with zoom out, percentage and zoom in. */
export const zoom = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  borderRadius: radius.pill,
  border: `1.5px solid ${palette.mauveLine}`,
  background: palette.aubergine,
});
export const inPill = style({
  ...round,
  width: '2.8125rem',
  height: '2.8125rem',
  border: 0,
  background: 'none',
});

export const counter = style({
  ...type.small,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: space[1],
  marginInlineEnd: 'auto',
  whiteSpace: 'nowrap',
});
export const category = style({ ...type.label, color: palette.ochre });
export const history = style(tappable);
