/** The color theme: a visitor switches between light and dark. */
import { button } from 'xstate-paths';
import { siteKit, theme } from '../kit';
import { colorThemeMachine } from './color-theme.machine';

/** After a choice, the toolbar colors for a light and a dark system are equal. jsdom shows none. */
const chosen = /^(|(rgb\([^)]*\)) \2)$/;

const turns = (theme: 'light' | 'dark') => [theme, { does: 'applyTheme', theme }] as const;

export default siteKit(colorThemeMachine)({
  begin: async driver => {
    await driver.system({ theme: 'light' });
    await driver.visit('/');
  },
  events: {
    'theme.toggle': {
      payloads: [{ systemIsDark: false }, { systemIsDark: true }],
      // Only a new path is in the system's theme again, so that finger and key share the two themes.
      by: async (driver, { systemIsDark }) => {
        await driver.system({ theme: systemIsDark ? 'dark' : 'light' });
        await driver.press(button('Switch between light and dark mode'), systemIsDark ? 'Enter' : undefined);
      },
    },
  },
  states: {
    system: {
      on: { 'theme.toggle': ({ event }) => turns(event.systemIsDark ? 'light' : 'dark') },
      page: { [theme]: 'light' },
    },
    light: { on: { 'theme.toggle': turns('dark') }, page: { [theme]: 'light', 'theme color': chosen } },
    dark: { on: { 'theme.toggle': turns('light') }, page: { [theme]: 'dark', 'theme color': chosen } },
  },
  mayChange: [theme, 'theme color'],
});
