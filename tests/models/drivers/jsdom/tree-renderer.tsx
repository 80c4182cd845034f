/** Renders a live tree (the running machines of a page) with the real views. Only effects that show something do anything. */
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { type AnyStateMachine, fromCallback } from 'xstate';
import type { Page } from '../../../../machines/page';
import type { SiteActor } from '../../../../machines/site/site.machine';
import type { ToastsContext, ToastsEvent } from '../../../../machines/toasts/toasts.machine';
import { App } from '../../../../src/App';
import { colorTheme } from '../../../../src/actors/color-theme';
import { showPlainToast } from '../../../../src/components/Toasts/plain-toast';
import { hairstyles } from '../../../../src/content/hairstyles';
import { type LoadedPage, loadPage } from '../../../../src/load-page';
import { WITH_FORM } from '../../live-tree';
import type { Renderer } from '../../pairs';
import { jsdomDriver } from './driver';
import { unsent } from './test-site';

const paths = {
  home: '/',
  // The style page that the kits use.
  style: `/styles/${hairstyles[0]?.id}`,
  gallery: '/gallery',
  services: '/services',
  contact: '/contact',
};

/** Loads every page, and returns a renderer that can draw it. */
export async function treeRenderer(): Promise<Renderer> {
  const pages = new Map<string, LoadedPage>();
  for (const [name, path] of Object.entries(paths)) pages.set(name, await loadPage(path, unsent));
  const withForm = [...pages].filter(([, { contactForm }]) => contactForm).map(([name]) => name);
  expect(withForm, 'the pages with a form').toEqual(WITH_FORM);
  const driver = jsdomDriver();
  const turn = () => new Promise(setImmediate);
  const rendered = () => turn().then(turn);
  return {
    draw(page: Page, name: string) {
      const drawn = pages.get(name);
      if (!drawn) throw new Error(`There is no page ${name}`);
      return { ...drawn, contactForm: undefined, actors: undefined, ...page } as Page;
    },
    actors: {
      visibleToast: fromCallback<ToastsEvent, ToastsContext>(
        ({ input: { toast }, sendBack }) => toast && showPlainToast(toast, sendBack),
      ),
    },
    actions: (colorTheme as unknown as AnyStateMachine).implementations.actions,
    render({ root }) {
      delete document.documentElement.dataset.theme;
      const at = document.body.appendChild(document.createElement('div'));
      const react = createRoot(at);
      react.render(<App site={root as unknown as SiteActor} />);
      return {
        driver,
        rendered,
        close() {
          react.unmount();
          at.remove();
        },
      };
    },
  };
}
