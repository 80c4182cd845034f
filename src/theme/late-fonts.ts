import figtree from './fonts/figtree.woff2';
import fraunces from './fonts/fraunces.woff2';

const faces = { Fraunces: fraunces, Figtree: figtree };

/**
 * Loads the fonts that arrived too late for the first page: with `font-display: optional`, that page keeps its fallback
 * fonts and has no layout shift. A font that shifts nothing is shown at once. Call the returned function on the next
 * page to show the others.
 */
export function fetchLateFonts(): () => void {
  const waiting: FontFace[] = [];
  for (const [family, url] of Object.entries(faces)) {
    new FontFace(family, `url(${url})`, { weight: '400 700' }).load().then(
      face => {
        if (!showIfNothingMoves(face)) waiting.push(face);
      },
      // If a font cannot be loaded, its fallback font stays.
      () => {},
    );
  }
  return () => {
    for (const face of waiting.splice(0)) document.fonts.add(face);
  };
}

/** Adds a font, and removes it before the next paint if it shifts the layout. Returns whether the font stays. */
function showIfNothingMoves(face: FontFace): boolean {
  const before = places();
  document.fonts.add(face);
  const after = places();
  if (after.every((place, index) => Math.abs(place - (before[index] ?? 0)) < LEAST_SHIFT_PX)) return true;
  document.fonts.delete(face);
  return false;
}

/** Browsers do not count smaller movements as layout shifts. */
const LEAST_SHIFT_PX = 3;

/** Position and height of every element. */
const places = () =>
  [...document.querySelectorAll('*')].flatMap(element => {
    const { left, top, height } = element.getBoundingClientRect();
    // Elements below the window may move, because visitors do not see that.
    return top < innerHeight ? [left, top, Math.min(height, innerHeight - top)] : [0, innerHeight, 0];
  });
