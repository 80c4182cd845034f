/** The names and sizes of a picture's files: what the build writes is what the page asks for, by this one rule. */

/**
 * Chosen by what phones and desktops show, in px of their screens: half a phone's width, a framed picture, a whole width,
 * at 1.75 to 3 px a point. A step just above a common need saves a third of the bytes.
 */
const steps = [340, 560, 640, 820, 1080, 1600];

/** WebP serves the few browsers of before 2024, JPEG those of before 2020, link previews and search engines: fewer sizes do. */
const widths = { avif: steps, webp: [340, 640, 1080, 1600], jpg: [640, 1080] };

export type PictureFormat = keyof typeof widths;
export const pictureFormats = Object.keys(widths) as PictureFormat[];

/** The widths in which a picture of this width is served, in px, smallest first. Never wider than the picture is. */
export function pictureWidths(format: PictureFormat, ownWidth: number): number[] {
  const largest = Math.min(ownWidth, Math.max(...widths[format]));
  return [...widths[format].filter(width => width < largest), largest];
}

/** The hash changes with the picture's content, so that browsers may keep a file for ever. */
export function pictureFileName(id: string, hash: string, width: number, format: PictureFormat): string {
  return `${id}-${hash}-${width}.${format}`;
}
