import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css';
import { media } from './media';
import { palette } from './palette';
import { darkTheme, lightTheme } from './themes';

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

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(color, lightTheme),
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(color, darkTheme) } },
});
globalStyle(':root[data-theme="light"]', { colorScheme: 'light', vars: assignVars(color, lightTheme) });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: assignVars(color, darkTheme) });

/** In print, text is dark on white in either theme. */
globalStyle(':root, :root[data-theme]', {
  '@media': {
    [media.print]: {
      colorScheme: 'light',
      vars: assignVars(color, { ...lightTheme, ...paper }),
    },
  },
});
