import { globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css';
import { fonts } from './fonts.css';
import { media } from './media';
import { palette } from './palette';

/** Steps of the 8-point spacing scale. The only exception is `half`, for elements that belong together. */
export const space = {
  half: '0.25rem',
  1: '0.5rem',
  2: '1rem',
  3: '1.5rem',
  4: '2rem',
  5: '2.5rem',
  6: '3rem',
  8: '4rem',
  10: '5rem',
  12: '6rem',
} as const;

/** Space between columns on a tablet or a desktop, the same on every page. */
export const columnGap = space[4];

/** Maximum width of a page's content, including the gutters. */
export const measure = 'clamp(78rem, 75vw, 90rem)';

/** What a notch covers at the window's sides, the same on both. */
const notch = 'max(env(safe-area-inset-left), env(safe-area-inset-right))';
/** The distance of a control from the window's sides. */
export const aside = (least: string) => `max(${least}, ${notch})`;

/** Space between a page's content and the window's edges. The touch area of a button may reach a little into it. */
export const gutter = `max(clamp(1.125rem, 4vw, 3rem), ${notch} + 0.75rem)`;

/** Vertical space at the edges of a page's sections: usually, and where another world begins. */
export const spacing = {
  normal: 'clamp(3rem, 1.6rem + 5.6vw, 8rem)',
  change: 'clamp(4rem, 1.6rem + 8.4vw, 11rem)',
} as const;

/**
 * Text styles. Their sizes grow with the window, from phone to desktop, and with the visitor's own text size. Where they
 * are used, widths are in `em`: a `ch` is wider or narrower in a fallback font, so lines would break elsewhere once ours arrive.
 */
export const type = {
  hero: {
    fontFamily: fonts.display,
    fontSize: 'clamp(2.25rem, max(1.5rem + 3.6vw, 6.7vw), 8rem)',
    lineHeight: 1,
    fontWeight: 560,
    letterSpacing: '-0.025em',
    marginBlockEnd: space[1],
  },
  title: {
    fontFamily: fonts.display,
    fontSize: 'clamp(2.25rem, 1.5rem + 3.9vw, 6.5rem)',
    lineHeight: 1.02,
    fontWeight: 560,
    letterSpacing: '-0.015em',
    marginBlockEnd: space[1],
  },
  heading: {
    fontFamily: fonts.display,
    fontSize: 'clamp(1.625rem, 1.2rem + 2.5vw, 4.25rem)',
    lineHeight: 1.12,
    fontWeight: 560,
    letterSpacing: '-0.01em',
  },
  /** The heading of a card or a column. */
  panel: {
    fontFamily: fonts.display,
    fontSize: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.375rem)',
    lineHeight: 1.16,
    fontWeight: 560,
    letterSpacing: '-0.01em',
  },
  subheading: { fontFamily: fonts.display, fontSize: '1.375rem', lineHeight: 1.25, fontWeight: 560 },
  lead: { fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', lineHeight: 1.55 },
  body: { fontFamily: fonts.text, fontSize: '1.0625rem', lineHeight: 1.65 },
  small: { fontSize: '0.9375rem', lineHeight: 1.5 },
  label: {
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    fontWeight: 600,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
  },
} as const;

export const radius = { small: '0.75rem', card: '0.75rem', pill: '999px', arch: '50vw 50vw 0 0' } as const;

/** Minimum size of everything that can be pressed. */
export const target = '2.75rem';

export const motion = { quick: '160ms cubic-bezier(.2,.6,.3,1)', slow: '520ms cubic-bezier(.2,.7,.2,1)' } as const;

/** A link or a button at least as high as `target`, with its content centered vertically. */
export const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: target } as const;

export const iconButton = (size: string = target) =>
  ({
    display: 'inline-grid',
    placeItems: 'center',
    width: size,
    height: size,
    padding: 0,
    border: 0,
    borderRadius: radius.pill,
    background: 'transparent',
  }) as const;

/** Items side by side, in as many rows as they need. */
export const wrapping = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** Items below each other, none wider than the column. */
export const column = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) as const;

/** The frame of a picture in the format 4:5. */
export const pictureFrame = (borderRadius?: string) =>
  ({ position: 'relative', overflow: 'hidden', aspectRatio: '4 / 5', ...(borderRadius && { borderRadius }) }) as const;

/** Covers the element around it. */
export const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** The media rules of a picture that grows a little while the pointer is on its link, whose class is `link`. */
export const growing = (link: string, scale: number) =>
  ({
    [media.moving]: { transition: `transform ${motion.slow}` },
    [media.hover]: { selectors: { [`${link}:hover &`]: { transform: `scale(${scale})` } } },
  }) as const;

/** A thin line around a picture. The line also hides the fringe of clipped corners. */
export const ring = {
  content: '',
  position: 'absolute',
  inset: 0,
  border: `1px solid ${color.ring}`,
  borderRadius: 'inherit',
  pointerEvents: 'none',
} as const;

/**
 * Pictures whose main color is about as light as the light theme's page: red and green have the highest digit of
 * `groundColor`; blue adds little lightness. And pictures about as dark as the dark theme's page.
 */
const [pale, deep] = ['[data-ground^="ee"]', ':is([data-ground^="4"], [data-ground^="2"])'];
/** Widens the line around such pictures in arches. A pale one is clipped a little inside, so that it has no light fringe. */
export function outlineArches(frame: string, aroundDeep: string, aroundPale: string): void {
  globalStyle(`${frame} ${pale}`, { clipPath: `inset(1px 1px 0 round ${radius.arch})` });
  globalStyle(`${frame}:has(${deep})::after`, { borderWidth: aroundDeep });
  globalStyle(`${frame}:has(${pale})::after`, { borderWidth: aroundPale, borderColor: palette.rust });
}

/** Color of the faint line around raised surfaces, in both themes. */
export const hairline = `color-mix(in srgb, ${color.ring} 45%, transparent)`;
