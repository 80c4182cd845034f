import figtree from './fonts/figtree.woff2';
import fraunces from './fonts/fraunces.woff2';

const faces = { Fraunces: fraunces, Figtree: figtree };

/**
 * With `font-display: optional`, a slow first page keeps its fallback fonts and has no layout shift. Loads the missing
 * fonts. A font that shifts nothing is shown at once; call the returned function on the next page to show the others.
 */
export function fetchLateFonts(): () => void {
  const waiting: FontFace[] = [];
  for (const [family, url] of Object.entries(faces)) {
    new FontFace(family, `url(${url})`, { weight: '400 700' }).load().then(
      face => {
        if (!showIfNothingMoves(face)) waiting.push(face);
      },
      // The fallback fonts stay.
      () => {},
    );
  }
  return () => {
    for (const face of waiting.splice(0)) document.fonts.add(face);
  };
}

/** Compares the layout before and after within a frame, and removes a font that shifts something before it is painted. */
function showIfNothingMoves(face: FontFace): boolean {
  const before = places();
  document.fonts.add(face);
  const after = places();
  if (after.every((place, index) => Math.abs(place - (before[index] ?? 0)) < LEAST_SHIFT_PX)) return true;
  document.fonts.delete(face);
  return false;
}

/** Browsers do not count smaller shifts. */
const LEAST_SHIFT_PX = 3;

/** Position and height of every element. */
const places = () =>
  [...document.body.getElementsByTagName('*')].flatMap(element => {
    const { left, top, height } = element.getBoundingClientRect();
    // Elements below the window may move.
    return top < innerHeight ? [left, top, Math.min(height, innerHeight - top)] : [0, innerHeight, 0];
  });
