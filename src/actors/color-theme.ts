import { colorThemeMachine } from '../../machines/color-theme/color-theme.machine';

export const colorTheme = colorThemeMachine.provide({
  actions: {
    applyTheme: (_, { theme }) => {
      document.documentElement.dataset.theme = theme;
      // Buttons have color transitions, and would change later than the page.
      for (const one of document.getAnimations?.() ?? []) if (one instanceof CSSTransition) one.finish();
      // Browsers color their toolbar by these declarations.
      const ground = getComputedStyle(document.body).backgroundColor;
      for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground);
    },
  },
});

export function systemIsDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
