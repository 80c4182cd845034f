declare module 'culori' {
  /** The contrast of two colors, as WCAG defines it. */
  export function wcagContrast(one: string, other: string): number;
}
