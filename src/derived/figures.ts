/**
 * The alt text and size of each drawing of the histories, from the description and the viewBox of its SVG file. Builds
 * replace this module with its exported values (site-build/content/evaluated.ts), so that pages do not load the files'
 * text. Any SVG will do that has a title, a description and a viewBox, and that loads nothing. A drawing has its light
 * colors as attributes, which any drawing program can edit; its style replaces some of them in dark mode.
 */
const drawings = import.meta.glob<string>('../content/figures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Figure {
  alt: string;
  width: number;
  height: number;
}

/** Each drawing by its file name without extension. */
export const figures: Readonly<Record<string, Figure | undefined>> = Object.fromEntries(
  Object.entries(drawings).map(([path, svg]) => {
    const [, alt = ''] = /<desc[^>]*>([^<]+)</.exec(svg) ?? [];
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    const figure: Figure = { alt: alt.replaceAll('&amp;', '&'), width: Number(width), height: Number(height) };
    return [path.slice('../content/figures/'.length, -'.svg'.length), figure];
  }),
);
