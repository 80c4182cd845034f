import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { publish } from '../../../build/pictures-encode';
import { survey } from '../../../build/pictures-survey';

/** Seconds to encode one picture in every size and format, as a first build does. */
export async function measureEncoding(photographs: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-encoding-'));
  try {
    const name = (await readdir(photographs)).find(one => one.startsWith('gallery-'));
    if (!name) throw new Error(`There is no picture of the gallery in ${photographs}`);
    await copyFile(join(photographs, name), join(folder, name));
    const sources = await survey([{ id: parse(name).name, alt: 'A picture' }], folder);
    const begin = performance.now();
    await publish(sources, join(folder, '.cache'), join(folder, '.made'));
    return (performance.now() - begin) / 1000;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
