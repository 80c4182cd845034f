import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { darkTheme, lightTheme, type Theme } from './themes';

type Role = keyof Theme;

/** Every combination of text and background on the site. */
const texts: [text: Role, ground: Role][] = [
  ...(['text', 'textMuted', 'heading', 'link', 'danger'] as const).flatMap(text =>
    (['ground', 'groundSoft', 'surface'] as const).map(ground => [text, ground] as [Role, Role]),
  ),
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onBand', 'band'],
  ['onBandMuted', 'band'],
  ['bandAccent', 'band'],
  ['onBanner', 'banner'],
  ['onBand', 'footer'],
  ['onBandMuted', 'footer'],
  ['bandAccent', 'footer'],
];

/** Colors other than text: borders of fields, focus outlines, toast icons and picture frames. */
const signs: [sign: Role, ground: Role][] = [
  ...(['ground', 'groundSoft', 'surface'] as const).flatMap(ground => [
    ['lineStrong', ground] as [Role, Role],
    ['focus', ground] as [Role, Role],
    ['ring', ground] as [Role, Role],
  ]),
  ['danger', 'surface'],
  ['success', 'surface'],
  ['bandAccent', 'band'],
  ['onBandMuted', 'band'],
  ['onBanner', 'banner'],
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
