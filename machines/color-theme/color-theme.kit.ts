/** How a visitor changes between light and dark, and what they must see. */
import { kitOf } from '../kit/kit';
import { button } from '../kit/screen';
import { colorThemeMachine } from './color-theme.machine';

const looks = (theme: 'light' | 'dark') => () => ({ theme });

export const colorThemeKit = kitOf(colorThemeMachine)({
  name: 'color-theme',
  input: undefined,
  events: { 'theme.toggle': [{ systemIsDark: false }, { systemIsDark: true }] },
  answers: {},
  delays: {},
  starts: { in: 'system', context: {} },
  laws: {
    system: {
      'theme.toggle': ({ event }) =>
        event.systemIsDark
          ? { to: 'light', told: [{ does: 'applyTheme', theme: 'light' }] }
          : { to: 'dark', told: [{ does: 'applyTheme', theme: 'dark' }] },
    },
    light: { 'theme.toggle': () => ({ to: 'dark', told: [{ does: 'applyTheme', theme: 'dark' }] }) },
    dark: { 'theme.toggle': () => ({ to: 'light', told: [{ does: 'applyTheme', theme: 'light' }] }) },
  },
  alive: { system: [], light: [], dark: [] },
  tags: {},

  viewports: ['phone', 'desktop'],
  begin: async screen => {
    await screen.system({ theme: 'light' });
    await screen.visit('/');
  },
  perform: {
    'theme.toggle': async (screen, { systemIsDark }) => {
      await screen.system({ theme: systemIsDark ? 'dark' : 'light' });
      await screen.press(button('Change between light and dark'));
    },
  },
  see: async screen => ({ theme: await screen.theme() }),
  seen: {
    system: looks('light'),
    light: looks('light'),
    dark: looks('dark'),
  },
});
