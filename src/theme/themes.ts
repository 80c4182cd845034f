import { palette as p } from './palette';

/** The roles that have the same color in both themes. */
const both = {
  ring: p.gold,
  sun: p.amber,
  sunLow: p.rust,
  band: p.aubergine,
  onBand: p.cream,
  onBandMuted: p.mauve,
  bandAccent: p.ochre,
  bandLine: p.mauveLine,
  banner: p.terracottaDeep,
  onBanner: p.ivory,
};

export const lightTheme = {
  ...both,
  ground: p.cream,
  groundSoft: p.creamDeep,
  surface: p.ivory,
  text: p.aubergine,
  textMuted: p.plumSoft,
  heading: p.aubergineDeep,
  link: p.terracottaDeep,
  line: p.sand,
  lineStrong: p.plumSoft,
  arch: p.wheat,
  archLow: p.honey,
  action: p.terracottaDeep,
  actionHover: p.ember,
  onAction: p.ivory,
  focus: p.terracottaDeep,
  danger: p.brick,
  success: p.leaf,
  footer: p.aubergineDeep,
};

export type Theme = Record<keyof typeof lightTheme, string>;

export const darkTheme: Theme = {
  ...both,
  ground: p.aubergineDeep,
  groundSoft: p.aubergine,
  surface: p.aubergine,
  text: p.creamDeep,
  textMuted: p.mauve,
  heading: p.cream,
  link: p.ochre,
  line: p.plum,
  lineStrong: p.mauve,
  arch: p.ochre,
  archLow: p.gold,
  action: p.ochre,
  actionHover: p.peach,
  onAction: p.aubergineNight,
  focus: p.ochre,
  danger: p.coral,
  success: p.mint,
  footer: p.aubergineNight,
};
