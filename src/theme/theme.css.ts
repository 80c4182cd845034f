import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css';
import { media } from './media';
import { palette } from './palette';
import { darkTheme, lightTheme, type Theme } from './themes';

const paper = {
  ground: '#fff',
  groundSoft: '#fff',
  surface: '#fff',
  band: '#fff',
  onBand: palette.aubergineDeep,
  onBandMuted: palette.plumSoft,
  bandAccent: palette.plumSoft,
  footer: '#fff',
  banner: '#fff',
  onBanner: palette.aubergineDeep,
};

/** Variables for the roles whose color is not that of the light theme. */
const differing = <Role extends keyof Theme>(theme: Pick<Theme, Role>) => {
  const roles = (Object.keys(theme) as Role[]).filter(role => theme[role] !== lightTheme[role]);
  return Object.fromEntries(roles.map(role => [color[role], theme[role]]));
};

globalStyle(':root', { colorScheme: 'light dark', vars: assignVars(color, lightTheme) });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: differing(darkTheme) } },
});
globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { '@media': { screen: { colorScheme: 'dark', vars: differing(darkTheme) } } });

/** In print, text is dark on white in either theme. */
globalStyle(':root', { '@media': { [media.print]: { colorScheme: 'light', vars: differing(paper) } } });
