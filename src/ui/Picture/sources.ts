import { folder, pictures } from 'virtual:pictures';
import { type PictureFormat, pictureFileName, pictureWidths } from './naming';

function pictureOf(id: string) {
  const picture = pictures[id];
  if (!picture) throw new Error(`There is no picture '${id}' in src/content/photographs`);
  const [hash, width, height, ground] = picture;
  const url = (size: number, format: PictureFormat) => folder + pictureFileName(id, hash, size, format);
  return { width, height, ground, url };
}

export const isPicture = (id: string): boolean => Object.hasOwn(pictures, id);

/** The picture as a JPEG of at most 1080 px, for links, previews and old browsers. */
export function pictureUrl(id: string): string {
  const { width, url } = pictureOf(id);
  return url(Math.max(...pictureWidths('jpg', width)), 'jpg');
}

export function pictureSrcSet(id: string): string {
  const { width, url } = pictureOf(id);
  return pictureWidths('avif', width)
    .map(size => `${url(size, 'avif')} ${size}w`)
    .join(', ');
}

/** The picture's own width and height in px, upright. */
export function pictureSize(id: string) {
  const { width, height } = pictureOf(id);
  return { width, height };
}

/** Whether the picture has a transparent background and can be shown in front of a frame. */
export const isCutOut = (id: string): boolean => pictureOf(id).ground === 'none';

/** The picture's main color in three hex digits, by which frames find pale and dark pictures; none for a cut-out figure. */
export const pictureGround = (id: string) => (isCutOut(id) ? undefined : pictureOf(id).ground);
