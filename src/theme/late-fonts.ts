import figtree from './fonts/figtree.woff2';
import fraunces from './fonts/fraunces.woff2';

const faces = { Fraunces: fraunces, Figtree: figtree };

/**
 * `font-display: optional` moves nothing: on a slow line the first page keeps its stand-ins for good. Fetches what is still
 * missing and returns what puts it to use: with the next page, where everything changes anyway.
 */
export function fetchLateFonts(): () => void {
  const ready: FontFace[] = [];
  for (const [family, url] of Object.entries(faces)) {
    new FontFace(family, `url(${url})`, { weight: '400 700' }).load().then(
      face => ready.push(face),
      // The stand-ins go on standing in.
      () => {},
    );
  }
  return () => {
    for (const face of ready.splice(0)) document.fonts.add(face);
  };
}
