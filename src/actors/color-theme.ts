import { colorThemeMachine } from '../../machines/color-theme/color-theme.machine';

export const colorTheme = colorThemeMachine.provide({
  actions: {
    applyTheme: (_, { theme }) => {
      document.documentElement.dataset.theme = theme;
      colorBrowserBar();
    },
  },
});

/** Browsers tint their toolbar with `theme-color`. Both of the page's declarations get the chosen theme's color. */
function colorBrowserBar(): void {
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground);
}

/** The visitor's system preference. */
export function systemIsDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
