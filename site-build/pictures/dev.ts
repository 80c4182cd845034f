import { createReadStream } from 'node:fs';
import type { Connect } from 'vite';
import { type PictureFormat, pictureFileName, pictureFormats, pictureWidths } from '../../src/ui/Picture/naming.ts';
import { encoder, type Source } from './encode.ts';

/** Serves pictures in development, where each file is encoded on its first request. */
export function servePictures(
  sources: () => Promise<Source[]>,
  cache: () => string,
  address: () => string,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    if (!path.startsWith(address())) return next();
    try {
      const asked = findFile(await sources(), path.slice(address().length));
      if (!asked) return next();
      const file = await encoder(asked.source, cache())(asked.width, asked.format);
      response.setHeader('Content-Type', asked.format === 'jpg' ? 'image/jpeg' : `image/${asked.format}`);
      createReadStream(file).pipe(response);
    } catch (error) {
      next(error);
    }
  };
}

function findFile(
  sources: readonly Source[],
  name: string,
): { source: Source; width: number; format: PictureFormat } | undefined {
  for (const source of sources.filter(({ id, hash }) => name.startsWith(`${id}-${hash}-`)))
    for (const format of pictureFormats)
      for (const width of pictureWidths(format, source.width))
        if (pictureFileName(source.id, source.hash, width, format) === name) return { source, width, format };
  return undefined;
}
