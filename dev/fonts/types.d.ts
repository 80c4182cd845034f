declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** A number fixes the axis at that value; a range keeps the axis variable. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType features to keep, by tag; all of them by default. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, letters: string, options?: SubsetOptions): Promise<Buffer>;
}
