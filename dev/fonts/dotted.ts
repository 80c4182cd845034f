/**
 * Makes the letters with a dot below, which Yoruba needs, from a font's plain letters and its period, and the marks for
 * high and low tone above them from its accented letters.
 */
import { Font, type TTF } from 'fonteditor-core';

/** Each letter with a dot below, and the plain letter it is made from. */
const DOTTED: Readonly<Record<string, string>> = { ẹ: 'e', ọ: 'o', ṣ: 's', Ẹ: 'E', Ọ: 'O', Ṣ: 'S' };
/** Each tone mark, and the letters from which it is taken; it fits above these with a dot below. */
const TONES: Readonly<Record<string, string>> = { '\u0301': 'éó', '\u0300': 'èò' };
/** The characters that `dotted` adds. */
export const DOTTED_LETTERS = [...Object.keys(DOTTED), ...Object.keys(TONES)].join('');
/** The characters that a font must have for `dotted`. */
export const DOTTED_FROM = `${Object.values(DOTTED).join('')}.${Object.values(TONES).join('')}`;

/**
 * Adds `DOTTED_LETTERS` to a TrueType font that has the glyphs of `DOTTED_FROM` and no variation axes.
 *
 * @param gap Distance between the bottom of a letter and its dot, as a fraction of the em.
 */
export function dotted(font: Buffer, gap: number): Buffer {
  const editable = Font.create(font, { type: 'ttf', compound2simple: true });
  const { glyf, head, post } = editable.get();
  const em = Number(head.unitsPerEm);
  const slant = Math.tan((-Number(post.italicAngle ?? 0) * Math.PI) / 180);
  const glyphOf = (letter: string): TTF.Glyph => {
    const glyph = glyf.find(({ unicode }) => unicode?.includes(letter.codePointAt(0) ?? 0));
    if (!glyph) throw new Error(`The font has no '${letter}'.`);
    return glyph;
  };
  const moved = (contours: TTF.Contour[], right: number, up: number) =>
    contours.map(contour => contour.map(point => ({ ...point, x: point.x + right, y: point.y + up })));
  const dot = glyphOf('.');
  for (const [letter, base] of Object.entries(DOTTED)) {
    const glyph = glyphOf(base);
    const up = Math.round(glyph.yMin - gap * em - dot.yMax);
    // A slanted letter leans away from a dot that is straight below its middle.
    const lean = slant * ((glyph.yMin + glyph.yMax - dot.yMin - dot.yMax) / 2 - up);
    const right = Math.round((glyph.xMin + glyph.xMax - dot.xMin - dot.xMax) / 2 - lean);
    glyf.push({
      ...glyph,
      name: `${glyph.name}dotbelow`,
      unicode: [letter.codePointAt(0) ?? 0],
      contours: [...glyph.contours, ...moved(dot.contours, right, up)],
      xMin: Math.min(glyph.xMin, dot.xMin + right),
      xMax: Math.max(glyph.xMax, dot.xMax + right),
      yMin: dot.yMin + up,
    });
  }
  for (const [tone, [first = '', second = '']] of Object.entries(TONES)) {
    const [one, other] = [glyphOf(first), glyphOf(second)];
    const mark = highest(one);
    // The mark has no width of its own, and is drawn back over the letter before it: between its places on both letters.
    const back = (one.advanceWidth + other.advanceWidth + left(mark) - left(highest(other))) / 2;
    const contours = moved([mark], -Math.round(back), 0);
    const [xs, ys] = [contours.flat().map(({ x }) => x), contours.flat().map(({ y }) => y)];
    glyf.push({
      ...one,
      name: `tone${tone.codePointAt(0)}`,
      unicode: [tone.codePointAt(0) ?? 0],
      contours,
      advanceWidth: 0,
      leftSideBearing: Math.min(...xs),
      xMin: Math.min(...xs),
      xMax: Math.max(...xs),
      yMin: Math.min(...ys),
      yMax: Math.max(...ys),
    });
  }
  return Buffer.from(editable.write({ type: 'ttf', toBuffer: true }) as Buffer);
}

const left = (contour: TTF.Contour) => Math.min(...contour.map(({ x }) => x));
/** The accent of an accented letter, which is its highest contour. */
function highest({ contours }: TTF.Glyph): TTF.Contour {
  const bottom = (contour: TTF.Contour) => Math.min(...contour.map(({ y }) => y));
  const [first] = contours.toSorted((a, b) => bottom(b) - bottom(a));
  if (!first) throw new Error('The font has an accented letter without an accent.');
  return first;
}
