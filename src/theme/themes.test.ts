import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { darkTheme, lightTheme, type Theme } from './themes';

type Role = keyof Theme;

const on = (grounds: readonly Role[], ...signs: readonly Role[]) =>
  signs.flatMap(sign => grounds.map((ground): [sign: Role, ground: Role] => [sign, ground]));
const grounds = ['ground', 'groundSoft', 'surface'] as const;

/** Every combination of text and background on the site. */
const texts = [
  ...on(grounds, 'text', 'textMuted', 'heading', 'link', 'danger'),
  ...on(['action', 'actionHover'], 'onAction'),
  ...on(['band', 'footer'], 'onBand', 'onBandMuted', 'bandAccent'),
  ...on(['banner'], 'onBanner'),
];

/** Colors other than text: borders of fields, focus outlines, toast icons and picture frames. */
const signs = [
  ...on(grounds, 'lineStrong', 'focus', 'ring'),
  ...on(['surface'], 'danger', 'success'),
  ...on(['band'], 'bandAccent', 'onBandMuted'),
  ...on(['banner'], 'onBanner'),
];

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('the %s theme', (_, theme) => {
  it.each(texts)('shows %s on %s with a contrast of 7:1 or more', (text, ground) => {
    expect(wcagContrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(signs)('shows %s on %s with a contrast of 3:1 or more', (sign, ground) => {
    expect(wcagContrast(theme[sign], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});
