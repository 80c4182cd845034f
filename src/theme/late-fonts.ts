import figtree from './fonts/figtree.woff2';
import fraunces from './fonts/fraunces.woff2';

const faces = { Fraunces: fraunces, Figtree: figtree };

/**
 * With `font-display: optional` a slow first page keeps its fallback fonts, without a layout shift. Fetches the
 * missing fonts and returns a function that applies them with the next page, where everything changes anyway.
 */
export function fetchLateFonts(): () => void {
  const ready: FontFace[] = [];
  for (const [family, url] of Object.entries(faces)) {
    new FontFace(family, `url(${url})`, { weight: '400 700' }).load().then(
      face => ready.push(face),
      // The fallback fonts stay.
      () => {},
    );
  }
  return () => {
    for (const face of ready.splice(0)) document.fonts.add(face);
  };
}
