/** Names and sizes of picture files, used both by the build that writes them and the page that requests them. */

/**
 * Widths by what phones and desktops need, in device px: half a phone's width, a framed picture, a full width, at
 * 1.75 to 3 px per CSS px. A step just above a common need saves a third of the bytes.
 */
const steps = [340, 420, 560, 640, 820, 1080, 1600];

/**
 * WebP serves the few browsers from before 2024; JPEG those from before 2020, link previews and search engines. Fewer
 * sizes are enough.
 */
const widths = { avif: steps, webp: [340, 640, 1080, 1600], jpg: [640, 1080] };

export type PictureFormat = keyof typeof widths;
export const pictureFormats = Object.keys(widths) as PictureFormat[];

/** The widths in which a picture of this width is served, in px, smallest first. Never larger than the original. */
export function pictureWidths(format: PictureFormat, ownWidth: number): number[] {
  const largest = Math.min(ownWidth, Math.max(...widths[format]));
  return [...widths[format].filter(width => width < largest), largest];
}

/** The hash changes with the content, so browsers may cache a file forever. */
export function pictureFileName(id: string, hash: string, width: number, format: PictureFormat): string {
  return `${id}-${hash}-${width}.${format}`;
}
