import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { createActor, fromPromise } from 'xstate';
import { bookingSheetMachine } from '../../machines/booking-sheet/booking-sheet.machine';
import { mobileMenuMachine } from '../../machines/mobile-menu/mobile-menu.machine';
import { navigationMachine } from '../../machines/navigation/navigation.machine';
import { openHoursMachine } from '../../machines/open-hours/open-hours.machine';
import type { LateActor, Page } from '../../machines/page';
import { type SiteActor, type SiteActors, type SiteInput, siteMachine } from '../../machines/site/site.machine';
import { addressBar } from '../effects/address-bar';
import { dismissal } from '../effects/dismissal';
import { focusFirst } from '../effects/focus';
import { errorMessage, pageTurn } from '../effects/page-turn';
import { salonClock } from '../effects/salon-clock';
import { scrollLock } from '../effects/scroll-lock';
import { colorTheme } from './color-theme';
import { inspectOptions } from './inspect';
import { type ShowToast, toasts } from './toasts';

/** The environment of the site: the entry points pass the real one, tests their own. */
export interface World {
  loadPage: (path: string) => Promise<Page>;
  /** The page at the current address. */
  pathNow: () => string;
  writeHead: (page: Page) => void;
  /** Title of the document while an error message is shown in place of a page. */
  errorTitle: string;
  /** Called just before a page renders. */
  beforeDrawing: () => void;
  loadSheet: () => Promise<LateActor>;
  loadToasts: () => Promise<ShowToast>;
  showPlainToast: ShowToast;
}

/** Id of the form on a page, as opposed to the one in the sheet. */
export const PAGE_FORM = 'page-form';

/** The site's root actor, not yet started. On the server it is never started. */
export function createSite(world: World, input: SiteInput): SiteActor {
  const machine = siteMachine.provide({
    actors: {
      navigation: navigationMachine.provide({
        actors: {
          addressBar: addressBar(world.pathNow),
          loadPage: fromPromise<Page, { path: string }>(({ input }) => world.loadPage(input.path)),
          pageTurn: pageTurn(world.beforeDrawing, world.writeHead),
          errorMessage: errorMessage(world.errorTitle),
        },
        actions: {
          logArrival: (_, { page }) => {
            if (page && !page.exists) console.error(`404: there is no page at ${page.path}`);
          },
        },
      }),
      mobileMenu: mobileMenuMachine.provide({
        actors: { dismissal },
        actions: { focusToggle: () => focusFirst('[data-menu-toggle]') },
      }),
      bookingSheet: bookingSheetMachine.provide({
        actors: { scrollLock },
        actions: { focusForm: () => focusFirst(`#${PAGE_FORM} [name="name"]`) },
      }),
      toasts: toasts(world.loadToasts, world.showPlainToast),
      colorTheme,
      openHours: openHoursMachine.provide({ actors: { salonClock } }),
      loadSheet: fromPromise(world.loadSheet),
    },
    actions: { logFailure: (_, { what, reason }) => console.error(what, reason) },
  });
  return createActor(machine, { id: 'site', input, ...inspectOptions() });
}

const SiteContext = createContext<SiteActor | undefined>(undefined);
export const SiteProvider = SiteContext.Provider;

export function useSite(): SiteActor {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

/** One of the site's actors. A page's own actors exist only while that page is shown. */
export function useSiteActor<Name extends keyof SiteActors>(name: Name): NonNullable<SiteActors[Name]> {
  const actor = useSelector(useSite(), ({ context }) => context.actors[name]);
  if (!actor) throw new Error(`The site has no actor named ${name} now`);
  return actor;
}
