import { colorThemeMachine } from '../../machines/color-theme/color-theme.machine';

export const colorTheme = colorThemeMachine.provide({
  actions: {
    applyTheme: (_, { theme }) => {
      document.documentElement.dataset.theme = theme;
      skipTransitions();
      colorBrowserBar();
    },
  },
});

/** Ends all color transitions at once: buttons have them and would change later than the page. */
function skipTransitions(): void {
  for (const one of document.getAnimations?.() ?? []) if (one instanceof CSSTransition) one.finish();
}

/**
 * Sets both `theme-color` declarations of the page, from which browsers color their toolbar, to the chosen theme's
 * color.
 */
function colorBrowserBar(): void {
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground);
}

export function systemIsDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
