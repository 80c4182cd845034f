import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Connect } from 'vite';
import { pictureFileName, pictureFormats, pictureWidths } from '../../src/ui/Picture/naming.ts';
import { encoder } from './encode.ts';
import { measure } from './survey.ts';

/** Serves the pictures of the folder `home` on this machine, where each file is encoded on its first request. */
export function servePictures(home: string, cache: string): Connect.NextHandleFunction {
  /** By name, which contains a hash: the same name always asks for the same file. */
  const files = new Map<string, ReturnType<typeof encoded>>();
  return async (request, response, next) => {
    try {
      const { base, ext } = parse(request.url?.split('?')[0] ?? '');
      const found = files.get(base) ?? encoded(base, home, cache);
      files.set(base, found);
      const file = await found;
      if (!file) return next();
      response.setHeader('Content-Type', ext === '.jpg' ? 'image/jpeg' : 'image/avif');
      createReadStream(file).on('error', next).pipe(response);
    } catch (error) {
      next(error);
    }
  };
}

/** Returns the path of the encoded file; undefined if no picture has a file with that name. */
async function encoded(asked: string, home: string, cache: string): Promise<string | undefined> {
  for (const name of await readdir(home)) {
    if (!asked.startsWith(`${parse(name).name}-`)) continue;
    const source = await measure(join(home, name));
    for (const format of pictureFormats)
      for (const width of pictureWidths(format, source.width))
        if (pictureFileName(source.id, source.hash, width, format) === asked)
          return encoder(source, cache, true)(width, format);
  }
  return undefined;
}
