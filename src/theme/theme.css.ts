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

const roles = Object.keys(lightTheme) as (keyof Theme)[];
/** The roles whose color differs between the themes. */
const themed = roles.filter(role => darkTheme[role] !== lightTheme[role]);
const varsOf = (theme: Theme, some: readonly (keyof Theme)[]) =>
  Object.fromEntries(some.map(role => [color[role], theme[role]]));

globalStyle(':root', { colorScheme: 'light dark', vars: assignVars(color, lightTheme) });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: varsOf(darkTheme, themed) } },
});
/** `only`: phones that darken light pages by themselves leave one alone that the visitor has chosen. */
globalStyle(':root[data-theme="light"]', { colorScheme: 'only light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: varsOf(darkTheme, themed) });

/** In print, text is dark on white in either theme. */
globalStyle(':root:root', {
  '@media': {
    [media.print]: {
      colorScheme: 'light',
      vars: varsOf(
        { ...lightTheme, ...paper },
        roles.filter(role => role in paper || themed.includes(role)),
      ),
    },
  },
});
