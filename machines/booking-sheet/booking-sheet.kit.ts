/** The booking sheet: a visitor opens and closes the request form over a page. */
import { createEmptyActor } from 'xstate';
import { button, type Driver, field, heading, isShown, link, waitFor } from 'xstate-paths';
import { bookFromMenu, kitOf, quickLinks, sheet, submitRequest } from '../kit';
import { bookingSheetMachine } from './booking-sheet.machine';

const parent = createEmptyActor();
const receipt = heading('We got your request', sheet);

async function goTo(driver: Driver, label: 'Services' | 'Contact'): Promise<void> {
  const address = `/${label.toLowerCase()}`;
  if ((await driver.address()) !== address) await driver.follow(link(label, quickLinks), address);
}

export default kitOf(bookingSheetMachine)({
  name: 'booking-sheet',
  input: { parent },
  events: {
    'booking.request': [{ formOnPage: false }, { formOnPage: true }],
    'sheet.close': [{}],
    'sheet.dismiss': [{}],
  },
  answers: {},
  delays: {},
  starts: { in: 'closed', context: { parent } },
  transitions: {
    closed: {
      'booking.request': ({ event }) =>
        event.formOnPage ? { to: 'closed', effects: [{ does: 'focusForm' }] } : { to: 'open' },
    },
    open: {
      'sheet.close': () => ({ to: 'closed', effects: [{ type: 'sheet.closed' }] }),
      'sheet.dismiss': () => ({ to: 'closed', effects: [{ type: 'sheet.closed' }] }),
    },
  },
  activeActors: { closed: [], open: ['scrollLock'] },
  tags: { open: ['open'] },

  viewports: ['phone'],
  begin: async driver => {
    await driver.visit('/');
    await goTo(driver, 'Services');
  },
  perform: {
    'booking.request': async (driver, { formOnPage }) => {
      await goTo(driver, formOnPage ? 'Contact' : 'Services');
      await bookFromMenu(driver);
    },
    'sheet.close': {
      button: driver => driver.press(button('Close', sheet)),
      Escape: driver => driver.key('Escape'),
      // After a sent request, the form must be empty when the sheet opens again.
      'button after a request': async driver => {
        await submitRequest(driver, 'Ada', sheet);
        // Waits, because a request in the form's first three seconds is delayed.
        await driver.wait(3_000);
        await driver.answer('taken');
        await waitFor(driver, receipt);
        await driver.press(button('Close', sheet));
      },
      backdrop: driver => driver.pressBackdrop(sheet),
    },
    'sheet.dismiss': async driver => {
      await driver.back();
      await driver.forward();
    },
  },
  // Back and Forward restore the scroll position.
  scrolls: ['sheet.dismiss'],
  differs: ['page scrolls', 'dialog', 'waits inert', /^said/, / in '(Book an appointment|toast)'$/],
  harmless: { open: { 'a press in the form': driver => driver.press(field('Phone Number *', sheet)) } },
  see: async driver => ({
    receipt: await isShown(driver, receipt),
    form: await isShown(driver, field('Full Name *', sheet)),
    send: await isShown(driver, button('Send Message', sheet)),
    scrolls: await driver.scrolls(),
    focus: await driver.focus(),
  }),
  seen: {
    open: (_, last) => ({
      ...(last?.type === 'booking.request' && { focus: 'Book an appointment' }),
      receipt: false,
      form: true,
      send: true,
      scrolls: false,
      observed: { dialog: 'Book an appointment' },
    }),
    closed: (_, last) => ({
      form: false,
      send: false,
      observed: { dialog: '' },
      scrolls: true,
      ...(last?.type === 'booking.request' && { focus: 'Full Name *' }),
      ...(last?.type === 'sheet.close' && { focus: 'Menu' }),
    }),
  },
});
