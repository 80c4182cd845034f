/** A short life of every machine, watched as the inspector watches it: every kind of event that a log can hold. */

import type { AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import { bookingSheetMachine } from '../../../machines/booking-sheet/booking-sheet.machine';
import { colorThemeMachine } from '../../../machines/color-theme/color-theme.machine';
import { contactFormMachine } from '../../../machines/contact-form/contact-form.machine';
import { galleryFilterMachine } from '../../../machines/gallery-filter/gallery-filter.machine';
import { lightboxMachine } from '../../../machines/lightbox/lightbox.machine';
import { mobileMenuMachine } from '../../../machines/mobile-menu/mobile-menu.machine';
import { navigationMachine } from '../../../machines/navigation/navigation.machine';
import { openHoursMachine } from '../../../machines/open-hours/open-hours.machine';
import { photoLoadingMachine } from '../../../machines/photo-loading/photo-loading.machine';
import { siteMachine } from '../../../machines/site/site.machine';
import { testimonialRotatorMachine } from '../../../machines/testimonial-rotator/testimonial-rotator.machine';
import { toastsMachine } from '../../../machines/toasts/toasts.machine';
import { zoomMachine } from '../../../machines/zoom/zoom.machine';
import type { MachineSource } from '../replay/as-test';
import { revived } from '../replay/copy';
import { answer, withStandIns } from '../replay/stand-ins';
import { createHeldClock, type HeldClock } from '../watch/held-clock';
import type { Plain } from '../watch/plain';
import { createSession, type Session } from '../watch/session';
import type { Watched } from '../watch/watched';

export interface Life {
  watched: Watched;
  clock: HeldClock;
  session: Session;
}

const photos = ['knotless', 'cornrows', 'twists'];

/** Starts a machine on a clock that stands still until it is stepped. */
export function watchMachine(machine: AnyStateMachine, input?: Plain): Life {
  const clock = createHeldClock({ setTimeout: () => 0, clearTimeout: () => {}, now: () => 0 });
  clock.hold();
  const session = createSession(clock);
  createActor(withStandIns(machine), { clock, input: revived(input), inspect: session.inspect }).start();
  const watched = session.machines()[0];
  if (!watched) throw new Error(`${machine.id} was not seen to start`);
  return { watched, clock, session };
}

type Happening = { type: string; [key: string]: Plain } | number | (() => void);

function live(life: Life, happenings: Happening[]): Watched {
  for (const each of happenings) {
    if (typeof each === 'number') life.clock.step(each);
    else if (typeof each === 'function') each();
    else life.watched.ref.send(each);
  }
  return life.watched;
}

const message = [
  { type: 'field.change', field: 'name', value: 'Ada "A." O’Neill' },
  { type: 'field.change', field: 'phone', value: '781 555 0142' },
  { type: 'field.change', field: 'message', value: 'Box braids,\n\u2028please 🌞' },
];

export const lives: { [folder: string]: MachineSource & { watch: () => Watched } } = {
  site: {
    module: './site.machine',
    name: 'siteMachine',
    machine: siteMachine,
    watch: () => {
      const timetable = { hours: [], closures: [] };
      const life = watchMachine(siteMachine, {
        page: {
          path: '/',
          exists: true,
          testimonialRotator: { logic: '[logic testimonialRotator]', input: { count: 3 } },
        },
        timetable,
      });
      return live(life, [
        { type: 'message.failed', failure: 'refused' },
        { type: 'page.shown', page: { path: '/services', exists: true } },
        { type: 'booking.requested' },
        () => answer(life.watched.ref, 'loadSheet', 'error', 'the connection is lost'),
        { type: 'hairstyle.choose', title: 'Cornrows' },
        () => answer(life.watched.ref, 'loadSheet', 'done', revived({ logic: '[logic contactForm]', input: {} })),
      ]);
    },
  },
  navigation: {
    module: './navigation.machine',
    name: 'navigationMachine',
    machine: navigationMachine,
    watch: () => {
      const page = { path: '/services', exists: true };
      const life = watchMachine(navigationMachine, { parent: '[actor site]', page: { path: '/', exists: true } });
      return live(life, [
        { type: 'page.request', link: '/services#prices', path: '/services' },
        () => answer(life.watched.ref, 'loadPage', 'done', page),
        { type: 'page.draw' },
        { type: 'address.change', path: '/contact' },
        () => answer(life.watched.ref, 'loadPage', 'error', 'the connection is lost'),
      ]);
    },
  },
  toasts: {
    module: './toasts.machine',
    name: 'toastsMachine',
    machine: toastsMachine,
    watch: () =>
      live(watchMachine(toastsMachine), [
        { type: 'toast.show', toast: { kind: 'message.sent' } },
        3000,
        6000,
        { type: 'toast.show', toast: { kind: 'page.failed' } },
        { type: 'toast.dismiss' },
      ]),
  },
  'booking-sheet': {
    module: './booking-sheet.machine',
    name: 'bookingSheetMachine',
    machine: bookingSheetMachine,
    watch: () =>
      live(watchMachine(bookingSheetMachine), [
        { type: 'booking.request', formOnPage: true },
        { type: 'booking.request', formOnPage: false },
        { type: 'page.change' },
      ]),
  },
  'color-theme': {
    module: './color-theme.machine',
    name: 'colorThemeMachine',
    machine: colorThemeMachine,
    watch: () =>
      live(watchMachine(colorThemeMachine), [
        { type: 'theme.toggle', systemIsDark: true },
        { type: 'theme.toggle', systemIsDark: true },
      ]),
  },
  'open-hours': {
    module: './open-hours.machine',
    name: 'openHoursMachine',
    machine: openHoursMachine,
    watch: () => {
      const hours = [{ day: 'Monday', opens: '08:00', closes: '18:00' }];
      return live(watchMachine(openHoursMachine, { hours, closures: [] }), [
        { type: 'minute.pass', day: '2026-11-23', opening: { open: true, closes: '18:00' } },
        { type: 'minute.pass', day: '2026-11-24', opening: undefined },
      ]);
    },
  },
  'contact-form': {
    module: './contact-form.machine',
    name: 'contactFormMachine',
    machine: contactFormMachine,
    watch: () => {
      const life = watchMachine(contactFormMachine, { parent: '[actor site]', salonEmail: 'salon@example.com' });
      const fail = () =>
        answer(life.watched.ref, 'sendMessage', 'error', { kind: 'refused', status: 429, detail: 'Too many requests' });
      const arrive = () => answer(life.watched.ref, 'sendMessage', 'done', undefined);
      const submit = { type: 'form.submit' };
      return live(life, [
        submit,
        { type: 'hairstyle.choose', title: 'Knotless braids' },
        { type: 'hairstyle.choose', title: 'Cornrows' },
        ...message,
        submit,
        700,
        fail,
        submit,
        20_000,
        submit,
        arrive,
      ]);
    },
  },
  'gallery-filter': {
    module: './gallery-filter.machine',
    name: 'galleryFilterMachine',
    machine: galleryFilterMachine,
    watch: () =>
      live(watchMachine(galleryFilterMachine, { photos: [{ id: 'bob', style: 'knotless' }] }), [
        { type: 'address.change', style: null, photo: null },
        { type: 'style.choose', style: 'knotless' },
        { type: 'style.choose', style: null },
      ]),
  },
  'photo-loading': {
    module: './photo-loading.machine',
    name: 'photoLoadingMachine',
    machine: photoLoadingMachine,
    watch: () =>
      live(watchMachine(photoLoadingMachine), [
        401,
        { type: 'photo.failed' },
        { type: 'photo.retry' },
        { type: 'photo.loaded' },
      ]),
  },
  zoom: {
    module: './zoom.machine',
    name: 'zoomMachine',
    machine: zoomMachine,
    watch: () =>
      live(watchMachine(zoomMachine), [
        { type: 'arrow.press', arrow: 'right', turn: 'next' },
        { type: 'zoom.in' },
        { type: 'photo.resize', scale: 2.5 },
        { type: 'photo.doubleTap' },
      ]),
  },
  lightbox: {
    module: './lightbox.machine',
    name: 'lightboxMachine',
    machine: lightboxMachine,
    watch: () =>
      live(watchMachine(lightboxMachine), [
        { type: 'address.change', photos, photo: null },
        { type: 'photo.open', photos, index: 9 },
        { type: 'photo.open', photos, index: 2 },
        { type: 'photo.next' },
        { type: 'address.change', photos, photo: 'twists' },
        { type: 'lightbox.close' },
      ]),
  },
  'mobile-menu': {
    module: './mobile-menu.machine',
    name: 'mobileMenuMachine',
    machine: mobileMenuMachine,
    watch: () =>
      live(watchMachine(mobileMenuMachine, { parent: '[actor site]' }), [
        { type: 'menu.toggle' },
        { type: 'booking.choose' },
        { type: 'menu.toggle' },
        { type: 'escape.press' },
      ]),
  },
  'testimonial-rotator': {
    module: './testimonial-rotator.machine',
    name: 'testimonialRotatorMachine',
    machine: testimonialRotatorMachine,
    watch: () =>
      live(watchMachine(testimonialRotatorMachine, { count: 3 }), [
        5000,
        4999.4,
        { type: 'testimonial.choose', index: 0 },
        5003,
        1200,
        { type: 'pointer.enter' },
        9000,
        { type: 'pointer.leave' },
        { type: 'focus.enter', visible: false },
        { type: 'rotation.pause' },
      ]),
  },
};
