import { createContext, useContext } from 'react';
import { createActor } from 'xstate';
import { type BookingSheetActor, bookingSheetMachine } from '../../machines/booking-sheet/booking-sheet.machine';
import type { ContactFormActor } from '../../machines/contact-form/contact-form.machine';
import { type MobileMenuActor, mobileMenuMachine } from '../../machines/mobile-menu/mobile-menu.machine';
import { dismissal } from '../effects/dismissal';
import { focusFirst } from '../effects/focus';
import { pageChange } from '../effects/page-change';
import { scrollLock } from '../effects/scroll-lock';
import type { SendMessage } from '../services/send-message';
import { type InspectOptions, inspectOptions } from './inspect';
import type { Notifier } from './toasts';

/** What the site's actors need of the world; the front door gives the real ones, tests their own. */
export interface World {
  sendMessage: SendMessage;
  notifier: Notifier;
  /** The salon's own address, where messages go. */
  salonEmail: string;
  inspect?: InspectOptions['inspect'];
}

/** The actors that outlive pages. The contact form joins when a visitor first needs it; from then on it keeps its draft. */
export interface RootActors {
  world: World;
  menu: MobileMenuActor;
  sheet: BookingSheetActor;
  contactForm: ContactFormActor | undefined;
  /** False on the server, where actors only show their first snapshot. */
  live: boolean;
}

/** Marks the form that stands on a page, as opposed to the one in the sheet. */
export const PAGE_FORM = 'page-form';

const menuWithEffects = mobileMenuMachine.provide({
  actors: { dismissal, pageChange },
  actions: { focusToggle: () => focusFirst('[data-menu-toggle]') },
});

const sheetWithEffects = bookingSheetMachine.provide({
  actors: { pageChange, scrollLock },
  actions: { focusForm: () => focusFirst(`#${PAGE_FORM} input`) },
});

export function createRootActors(world: World): RootActors {
  const options = inspectOptions(world.inspect);
  const menu = createActor(menuWithEffects, options);
  const sheet = createActor(sheetWithEffects, options);
  menu.on('booking.requested', () =>
    sheet.send({ type: 'booking.request', formOnPage: document.getElementById(PAGE_FORM) !== null }),
  );
  return { world, menu, sheet, contactForm: undefined, live: false };
}

export function startRootActors(root: RootActors): void {
  root.live = true;
  for (const actor of [root.menu, root.sheet, root.contactForm]) actor?.start();
}

const RootContext = createContext<RootActors | undefined>(undefined);
export const RootProvider = RootContext.Provider;

export function useRootActors(): RootActors {
  const root = useContext(RootContext);
  if (!root) throw new Error('useRootActors needs a RootProvider above it');
  return root;
}
