/** Makes the letters with a dot below, which Yoruba needs, from a font's plain letters and its period. */
import { Font, type TTF } from 'fonteditor-core';

/** Each letter with a dot below, and the plain letter it is made from. */
export const DOTTED: Readonly<Record<string, string>> = { ẹ: 'e', ọ: 'o', ṣ: 's', Ẹ: 'E', Ọ: 'O', Ṣ: 'S' };
/** The characters that a font must have for `dotted`: the plain letters and the period. */
export const DOTTED_FROM = `${Object.values(DOTTED).join('')}.`;

/**
 * Adds the letters in `DOTTED` to a TrueType font that has the glyphs of `DOTTED_FROM` and no variation axes.
 *
 * @param gap Distance between the bottom of a letter and its dot, as a fraction of the em.
 */
export function dotted(font: Buffer, gap: number): Buffer {
  const editable = Font.create(font, { type: 'ttf' });
  const { glyf, head } = editable.get();
  const em = Number(head.unitsPerEm);
  const glyphOf = (letter: string): TTF.Glyph => {
    const glyph = glyf.find(({ unicode }) => unicode?.includes(letter.codePointAt(0) ?? 0));
    if (!glyph) throw new Error(`The font has no '${letter}'.`);
    return glyph;
  };
  const dot = glyphOf('.');
  for (const [letter, base] of Object.entries(DOTTED)) {
    const glyph = glyphOf(base);
    const right = Math.round((glyph.xMin + glyph.xMax - dot.xMin - dot.xMax) / 2);
    const up = Math.round(glyph.yMin - gap * em - dot.yMax);
    const moved = dot.contours.map(contour =>
      contour.map(point => ({ ...point, x: point.x + right, y: point.y + up })),
    );
    glyf.push({
      ...glyph,
      name: `${glyph.name}dotbelow`,
      unicode: [letter.codePointAt(0) ?? 0],
      contours: [...glyph.contours, ...moved],
      xMin: Math.min(glyph.xMin, dot.xMin + right),
      xMax: Math.max(glyph.xMax, dot.xMax + right),
      yMin: dot.yMin + up,
    });
  }
  return Buffer.from(editable.write({ type: 'ttf', toBuffer: true }) as Buffer);
}
