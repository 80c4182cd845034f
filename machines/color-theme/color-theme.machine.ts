/** Light or dark: as the visitor's system says, until they choose otherwise; forgotten at the next load. */
import { setup } from 'xstate';

export type ColorThemeEvent =
  /** `systemIsDark`: what the visitor's system asks for at the moment of the press. */
  { type: 'theme.toggle'; systemIsDark: boolean };

export const colorThemeMachine = setup({
  types: { events: {} as ColorThemeEvent },
  guards: { isSystemDark: (_, { systemIsDark }: { systemIsDark: boolean }) => systemIsDark },
  actions: {
    /** Shows the page in the theme that was chosen. */
    applyTheme: (_, _params: { theme: 'light' | 'dark' }) => {
      throw new Error('applyTheme is not provided');
    },
  },
}).createMachine({
  id: 'colorTheme',
  initial: 'system',
  states: {
    system: {
      on: {
        'theme.toggle': [
          { guard: { type: 'isSystemDark', params: ({ event }) => event }, target: 'light' },
          { target: 'dark' },
        ],
      },
    },
    light: { entry: { type: 'applyTheme', params: { theme: 'light' } }, on: { 'theme.toggle': 'dark' } },
    dark: { entry: { type: 'applyTheme', params: { theme: 'dark' } }, on: { 'theme.toggle': 'light' } },
  },
});
