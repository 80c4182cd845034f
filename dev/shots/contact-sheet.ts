import sharp from 'sharp';

export interface Shot {
  file: string;
  label: string;
}

const CELL = { width: 260, height: 420, label: 22, gap: 10 };
const COLUMNS = 9;

/** Puts the top of every screenshot on one sheet, each with its name. */
export async function contactSheet(shots: readonly Shot[], file: string): Promise<void> {
  const rows = Math.ceil(shots.length / COLUMNS);
  const stepX = CELL.width + CELL.gap;
  const stepY = CELL.height + CELL.label + CELL.gap;
  const cells = await Promise.all(
    shots.map(async (shot, index) => {
      const left = CELL.gap + (index % COLUMNS) * stepX;
      const top = CELL.gap + Math.floor(index / COLUMNS) * stepY;
      const picture = await sharp(shot.file)
        .resize({ width: CELL.width, height: CELL.height, fit: 'cover', position: 'top' })
        .toBuffer();
      return [
        { input: picture, left, top },
        { input: label(shot.label), left, top: top + CELL.height },
      ];
    }),
  );
  await sharp({
    create: { width: CELL.gap + COLUMNS * stepX, height: CELL.gap + rows * stepY, channels: 3, background: '#2b2b2b' },
  })
    .composite(cells.flat())
    .png()
    .toFile(file);
}

function label(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.label}"><text x="2" y="15" font-family="sans-serif" font-size="12" fill="#eee">${text}</text></svg>`,
  );
}
