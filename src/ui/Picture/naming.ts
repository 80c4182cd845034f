/** Names and sizes of picture files, used both by the build that writes them and the page that requests them. */

/**
 * Widths, in device px, that phones and desktops need: for a picture at half the width of a phone, in a frame, and at
 * full width, with 1.75 to 3 device px per CSS px. A width just above an often needed one saves a third of the bytes.
 */
const steps = [340, 420, 480, 560, 640, 820, 1080, 1600];

/** One JPEG, for links, previews, search engines, and the few browsers from before 2024 that cannot show AVIF. */
const widths = { avif: steps, jpg: [1080] };

export type PictureFormat = keyof typeof widths;
export const pictureFormats = Object.keys(widths) as PictureFormat[];

/** The widths, in px, in which a picture is served, smallest first. None is greater than its own width, or just below it. */
export function pictureWidths(format: PictureFormat, ownWidth: number): number[] {
  const largest = Math.min(ownWidth, Math.max(...widths[format]));
  return [...widths[format].filter(width => width < 0.95 * largest), largest];
}

/** A file's name contains a hash of its content, so that browsers may cache the file forever. */
export function pictureFileName(id: string, hash: string, width: number, format: PictureFormat): string {
  return `${id}-${hash}-${width}.${format}`;
}
