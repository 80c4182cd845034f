import { style } from '@vanilla-extract/css';
import { withoutScripts } from '../../theme/media';
import { iconInBar } from '../Header/Header.css';

export const toggle = style([iconInBar, { selectors: { [`${withoutScripts} &`]: { display: 'none' } } }]);
/** The page contains both icons, and shows only the icon of the theme that is not active. */
const icon = (light: 'visible' | 'hidden', dark: 'visible' | 'hidden') =>
  style({
    gridArea: '1 / 1',
    // `visible` is the default.
    ...(light === 'hidden' && { visibility: light }),
    '@media': { '(prefers-color-scheme: dark)': { visibility: dark } },
    selectors: {
      ':root[data-theme="light"] &': { visibility: light },
      ':root[data-theme="dark"] &': { visibility: dark },
    },
  });
export const toDark = icon('visible', 'hidden');
export const toLight = icon('hidden', 'visible');
