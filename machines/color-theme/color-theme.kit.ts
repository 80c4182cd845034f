/** The color theme: a visitor switches between light and dark. */
import { button } from 'xstate-paths';
import { kitOf } from '../kit';
import { colorThemeMachine } from './color-theme.machine';

const looks = (theme: 'light' | 'dark') => () => ({ theme });

/** After a choice, the toolbar colors for a light and a dark system are equal. jsdom shows none. */
const chosen = (theme: 'light' | 'dark') => () => ({ theme, observed: { 'theme color': /^(|(rgb\([^)]*\)) \2)$/ } });

export default kitOf(colorThemeMachine)({
  name: 'color-theme',
  input: undefined,
  events: { 'theme.toggle': [{ systemIsDark: false }, { systemIsDark: true }] },
  answers: {},
  delays: {},
  starts: { in: 'system', context: {} },
  transitions: {
    system: {
      'theme.toggle': ({ event }) =>
        event.systemIsDark
          ? { to: 'light', effects: [{ does: 'applyTheme', theme: 'light' }] }
          : { to: 'dark', effects: [{ does: 'applyTheme', theme: 'dark' }] },
    },
    light: { 'theme.toggle': () => ({ to: 'dark', effects: [{ does: 'applyTheme', theme: 'dark' }] }) },
    dark: { 'theme.toggle': () => ({ to: 'light', effects: [{ does: 'applyTheme', theme: 'light' }] }) },
  },
  activeActors: { system: [], light: [], dark: [] },
  tags: {},

  viewports: ['phone', 'desktop'],
  begin: async driver => {
    await driver.system({ theme: 'light' });
    await driver.visit('/');
  },
  perform: {
    'theme.toggle': async (driver, { systemIsDark }) => {
      await driver.system({ theme: systemIsDark ? 'dark' : 'light' });
      await driver.press(button('Switch between light and dark mode'));
    },
  },
  differs: ['theme color'],
  see: async driver => ({ theme: await driver.theme() }),
  seen: {
    system: looks('light'),
    light: chosen('light'),
    dark: chosen('dark'),
  },
});
