import type { Route } from '../../src/routes/routes.ts';

/** The part of Vite's manifest that is used here. Keys are source files, relative to the project's root. */
export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] } | undefined>;

const pageSources: Record<Route['page'], string> = {
  home: 'src/pages/HomePage/HomePage.tsx',
  services: 'src/pages/ServicesPage/ServicesPage.tsx',
  gallery: 'src/pages/GalleryPage/GalleryPage.tsx',
  contact: 'src/pages/ContactPage/ContactPage.tsx',
  style: 'src/pages/StylePage/StylePage.tsx',
  notFound: 'src/pages/NotFoundPage/NotFoundPage.tsx',
  styleNotFound: 'src/pages/NotFoundPage/NotFoundPage.tsx',
};

/** The two fonts that every page preloads, so that on a fast connection they arrive before first paint. */
export function pageFonts(manifest: Manifest): string[] {
  return ['src/theme/fonts/figtree.woff2', 'src/theme/fonts/fraunces.woff2'].map(source => fileFor(manifest, source));
}

/** The scripts that hydrate a page, the entry first, with what they import, so that no import waits for another file. */
export function pageScripts(manifest: Manifest, { page, hairstyleId }: Pick<Route, 'page' | 'hairstyleId'>): string[] {
  const files = new Set<string>();
  const add = (source: string) => {
    files.add(fileFor(manifest, source));
    for (const imported of manifest[source]?.imports ?? []) add(imported);
  };
  const history = hairstyleId && `src/content/hairstyles/${hairstyleId}/history.ts`;
  for (const source of ['index.html', pageSources[page], history]) if (source) add(source);
  return [...files];
}

function fileFor(manifest: Manifest, source: string): string {
  const entry = manifest[source];
  if (!entry) throw new Error(`The bundle has no file for ${source}`);
  return entry.file;
}
