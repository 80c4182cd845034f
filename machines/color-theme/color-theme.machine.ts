/** Light or dark: follows the system until the visitor chooses. A reload forgets the choice. */
import { setup } from 'xstate';
import { unprovided } from '../unprovided';

export const colorThemeMachine = setup({
  types: {
    /** `systemIsDark`: the system's preference when the button is pressed. */
    events: {} as { type: 'theme.toggle'; systemIsDark: boolean },
  },
  actions: { applyTheme: (_, _params: { theme: 'light' | 'dark' }) => unprovided('applyTheme')() },
}).createMachine({
  id: 'colorTheme',
  initial: 'system',
  states: {
    system: {
      on: { 'theme.toggle': [{ guard: ({ event }) => event.systemIsDark, target: 'light' }, { target: 'dark' }] },
    },
    light: { entry: { type: 'applyTheme', params: { theme: 'light' } }, on: { 'theme.toggle': 'dark' } },
    dark: { entry: { type: 'applyTheme', params: { theme: 'dark' } }, on: { 'theme.toggle': 'light' } },
  },
});
