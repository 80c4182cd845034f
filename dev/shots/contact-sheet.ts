import sharp from 'sharp';

export interface Shot {
  file: string;
  label: string;
}

const CELL = { width: 260, height: 420, label: 22 };
const background = '#2b2b2b';

/** Puts the top of every screenshot on one sheet, each with its name. */
export async function contactSheet(shots: readonly Shot[], file: string): Promise<void> {
  const cells = await Promise.all(
    shots.map(({ file, label }) =>
      sharp(file)
        .resize({ width: CELL.width, height: CELL.height, fit: 'cover', position: 'top' })
        .extend({ bottom: CELL.label, background })
        .composite([{ input: named(label), gravity: 'south' }])
        .toBuffer(),
    ),
  );
  await sharp(cells, { join: { across: 9, shim: 10, background } }).toFile(file);
}

function named(label: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.label}"><text x="2" y="15" font-family="sans-serif" font-size="12" fill="#eee">${label}</text></svg>`,
  );
}
