/** The color theme: a visitor switches between light and dark. */
import { button, type Driver } from 'xstate-paths';
import { kitOf, theme } from '../kit';
import { colorThemeMachine } from './color-theme.machine';

/** After a choice, the toolbar colors for a light and a dark system are equal. jsdom shows none. */
const chosen = /^(|(rgb\([^)]*\)) \2)$/;

const toggling =
  (by?: 'Enter') =>
  async (driver: Driver, { systemIsDark }: { systemIsDark: boolean }) => {
    await driver.system({ theme: systemIsDark ? 'dark' : 'light' });
    await driver.press(button('Switch between light and dark mode'), by);
  };

const turns = (theme: 'light' | 'dark') => [theme, { does: 'applyTheme', theme }] as const;

export default kitOf(colorThemeMachine)({
  begin: async driver => {
    await driver.system({ theme: 'light' });
    await driver.visit('/');
  },
  events: {
    'theme.toggle': {
      payloads: [{ systemIsDark: false }, { systemIsDark: true }],
      by: { finger: toggling(), Enter: toggling('Enter') },
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
  differs: [theme, 'theme color'],
});
