/** Letters with a dot below, made of a letter and the full stop of the same font, for Yoruba. */

/** Each letter with a dot below, and the letter it is made of. */
export const DOTTED: Readonly<Record<string, string>> = { ẹ: 'e', ọ: 'o', ṣ: 's', Ẹ: 'E', Ọ: 'O', Ṣ: 'S' };
/** What a font must contain for `dotted`: the letters and the dot. */
export const DOTTED_FROM = `${Object.values(DOTTED).join('')}.`;

const ROUND_TO_GRID_AND_XY_WORDS = 0x0007;
const MORE_COMPONENTS = 0x0020;
const USE_MY_METRICS = 0x0200;

/** Tables that the result keeps as they are. */
const KEPT = ['OS/2', 'name', 'post'];

/**
 * A TrueType font of the letters in `DOTTED` only.
 *
 * @param font TrueType outlines without variations, with the glyphs of `DOTTED_FROM`.
 * @param gap Between the letter's foot and its dot, as a part of the em.
 */
export function dotted(font: Buffer, gap: number): Buffer {
  const table = (tag: string) => {
    for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
      if (font.toString('latin1', at, at + 4) === tag)
        return font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12));
    throw new Error(`The font has no table '${tag}'.`);
  };
  const [head, hhea, maxp, hmtx, loca, glyf] = ['head', 'hhea', 'maxp', 'hmtx', 'loca', 'glyf'].map(tag =>
    Buffer.from(table(tag)),
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const glyphOf = glyphs(table('cmap'));
  const count = maxp.readUInt16BE(4);
  const metrics = hhea.readUInt16BE(34);
  const isLong = head.readInt16BE(50) === 1;
  const start = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const boxOf = (glyph: number) => {
    const at = start(glyph);
    const [left, bottom, right, top] = [2, 4, 6, 8].map(offset => glyf.readInt16BE(at + offset)) as [
      number,
      number,
      number,
      number,
    ];
    return { left, bottom, right, top };
  };
  const advance = (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4);
  const dot = glyphOf('.');
  const dotBox = boxOf(dot);
  const em = head.readUInt16BE(18);

  const made = Object.values(DOTTED).map(letter => {
    const base = glyphOf(letter);
    const box = boxOf(base);
    const x = Math.round((box.left + box.right - dotBox.left - dotBox.right) / 2);
    const y = Math.round(box.bottom - gap * em - dotBox.top);
    const outline = Buffer.alloc(28);
    outline.writeInt16BE(-1, 0);
    outline.writeInt16BE(Math.min(box.left, dotBox.left + x), 2);
    outline.writeInt16BE(dotBox.bottom + y, 4);
    outline.writeInt16BE(Math.max(box.right, dotBox.right + x), 6);
    outline.writeInt16BE(box.top, 8);
    outline.writeUInt16BE(ROUND_TO_GRID_AND_XY_WORDS | MORE_COMPONENTS | USE_MY_METRICS, 10);
    outline.writeUInt16BE(base, 12);
    outline.writeUInt16BE(ROUND_TO_GRID_AND_XY_WORDS, 18);
    outline.writeUInt16BE(dot, 20);
    outline.writeInt16BE(x, 22);
    outline.writeInt16BE(y, 24);
    return { outline, advance: advance(base), left: box.left };
  });

  const total = count + made.length;
  const offsets = Array.from({ length: count + 1 }, (_, glyph) => start(glyph));
  const end = offsets[count] ?? 0;
  const longLoca = Buffer.alloc((total + 1) * 4);
  for (let glyph = 0; glyph <= total; glyph++)
    longLoca.writeUInt32BE(glyph <= count ? (offsets[glyph] ?? 0) : end + (glyph - count) * 28, glyph * 4);
  const longMetrics = Buffer.alloc(total * 4);
  for (let glyph = 0; glyph < total; glyph++) {
    const own = made[glyph - count];
    const side =
      glyph < metrics
        ? hmtx.readInt16BE(glyph * 4 + 2)
        : own
          ? 0
          : hmtx.readInt16BE(metrics * 4 + (glyph - metrics) * 2);
    longMetrics.writeUInt16BE(own?.advance ?? advance(glyph), glyph * 4);
    longMetrics.writeInt16BE(own?.left ?? side, glyph * 4 + 2);
  }
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(total, 34);
  maxp.writeUInt16BE(total, 4);
  // The most points, contours and components of a composite glyph, and its depth.
  for (const [offset, value] of [
    [10, 2 * maxp.readUInt16BE(6)],
    [12, 2 * maxp.readUInt16BE(8)],
    [28, 2],
    [30, 1],
  ] as const)
    maxp.writeUInt16BE(value, offset);
  return fontOf({
    ...Object.fromEntries(KEPT.map(tag => [tag, table(tag)])),
    cmap: characterMap(Object.keys(DOTTED).map((letter, index) => [letter, count + index])),
    glyf: Buffer.concat([glyf.subarray(0, end), ...made.map(({ outline }) => outline)]),
    head,
    hhea,
    hmtx: longMetrics,
    loca: longLoca,
    maxp,
  });
}

/** Looks up glyphs of characters in a `cmap` table, in its subtable of format 4 or 12. */
function glyphs(cmap: Buffer): (letter: string) => number {
  const known = new Map<number, number>();
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const part = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (part.readUInt16BE(0) === 12)
      for (let group = 16; group < 16 + 12 * part.readUInt32BE(12); group += 12)
        for (let code = part.readUInt32BE(group); code <= part.readUInt32BE(group + 4); code++)
          known.set(code, part.readUInt32BE(group + 8) + code - part.readUInt32BE(group));
    if (part.readUInt16BE(0) === 4) {
      const size = part.readUInt16BE(6);
      for (let at = 14; at < 14 + size; at += 2) {
        const [last, first] = [part.readUInt16BE(at), part.readUInt16BE(at + size + 2)];
        const [delta, offset] = [part.readUInt16BE(at + 2 * size + 2), part.readUInt16BE(at + 3 * size + 2)];
        for (let code = first; code <= last && code < 0xffff; code++) {
          const glyph = offset ? part.readUInt16BE(at + 3 * size + 2 + offset + 2 * (code - first)) : code;
          known.set(code, (glyph + delta) & 0xffff);
        }
      }
    }
  }
  return letter => {
    const glyph = known.get(letter.codePointAt(0) ?? 0);
    if (!glyph) throw new Error(`The font has no '${letter}'.`);
    return glyph;
  };
}

function characterMap(letters: readonly (readonly [letter: string, glyph: number])[]): Buffer {
  const map = Buffer.alloc(12 + 16 + 12 * letters.length);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(16 + 12 * letters.length, 16);
  map.writeUInt32BE(letters.length, 24);
  [...letters]
    .map(([letter, glyph]) => [letter.codePointAt(0) ?? 0, glyph] as const)
    .sort(([a], [b]) => a - b)
    .forEach(([code, glyph], index) => {
      map.writeUInt32BE(code, 28 + index * 12);
      map.writeUInt32BE(code, 32 + index * 12);
      map.writeUInt32BE(glyph, 36 + index * 12);
    });
  return map;
}

/** A font file; HarfBuzz, which subsets it afterwards, writes the checksums. */
function fontOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const sorted = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const bodies: Buffer[] = [directory];
  let at = directory.length;
  sorted.forEach(([tag, body], index) => {
    directory.write(tag, 12 + 16 * index, 'latin1');
    directory.writeUInt32BE(at, 20 + 16 * index);
    directory.writeUInt32BE(body.length, 24 + 16 * index);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    bodies.push(padded);
    at += padded.length;
  });
  return Buffer.concat(bodies);
}
