import { colorThemeMachine } from '../../machines/color-theme/color-theme.machine';

export const colorTheme = colorThemeMachine.provide({
  actions: {
    applyTheme: (_, { theme }) => {
      document.documentElement.dataset.theme = theme;
      colorBrowserBar();
    },
  },
});

/** Browsers colour their own bar by the page; the choice holds for both of the page's declarations. */
function colorBrowserBar(): void {
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground);
}

/** What the visitor's system asks for now. */
export function systemIsDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
