/** The booking sheet: a visitor opens and closes the request form over a page. */
import { broken, button, field, heading, link, seen, value } from 'xstate-paths';
import { bookFromMenu, notice, quickLinks, sheet, siteKit, submitRequest, toast, waitFor } from '../kit';
import { bookingSheetMachine } from './booking-sheet.machine';

const name = field('Full Name *', sheet);
const send = button('Send Message', sheet);
const receipt = heading('We got your request', sheet);

const closed = ['closed', { type: 'sheet.closed' }] as const;
/** The page without the sheet. */
const page = { dialog: '', 'page scrolls': 'true', [seen(name)]: undefined, [seen(send)]: undefined };

export default siteKit(bookingSheetMachine)({
  viewports: ['phone'],
  begin: async driver => {
    await driver.visit('/');
    await driver.follow(link('Services', quickLinks), '/services');
    await driver.hold('loadSheet', 'reachHost');
  },
  events: {
    'sheet.open': bookFromMenu,
    'sheet.close': {
      button: driver => driver.press(button('Close', sheet)),
      Escape: driver => driver.key('Escape'),
      // After a sent request, the form must be empty when the sheet opens again.
      'button after a request': async driver => {
        await submitRequest(driver, 'Ada', 'taken', sheet);
        await waitFor(driver, receipt);
        await driver.press(button('Close', sheet));
      },
      backdrop: driver => driver.pressBackdrop(sheet),
    },
    'sheet.dismiss': async driver => {
      await driver.back();
      await driver.forward();
    },
    'loadSheet.done': driver => driver.release('loadSheet'),
    'loadSheet.error': async driver => {
      await driver.release('loadSheet', 'fails');
      // The site then tries to open the page with the form as a new document.
      await driver.release('reachHost', 'fails');
    },
  },
  states: {
    closed: {
      on: { 'sheet.open': 'opening' },
      page,
      justAfter: {
        'sheet.close': { focus: 'Menu' },
        // Back and Forward lead to a page again, which takes the focus.
        'sheet.dismiss': { focus: 'Styles and prices' },
        'loadSheet.error': { [toast]: /^alert: Something didn’t load/ },
      },
    },
    opening: {
      on: {
        'loadSheet.done': 'open',
        'loadSheet.error': ['closed', { type: 'code.failed', what: 'The request form', reason: broken }],
        'sheet.dismiss': 'closed',
      },
      actors: ['loadSheet'],
      tags: ['loading'],
      page: { ...page, 'said polite': /Loading the form…/ },
      justAfter: { 'sheet.open': { focus: 'Menu' } },
    },
    open: {
      on: { 'sheet.close': closed, 'sheet.dismiss': closed },
      actors: ['scrollLock'],
      tags: ['open'],
      page: {
        dialog: 'Book an appointment',
        'page scrolls': 'false',
        [seen(name)]: /./,
        [value(name)]: undefined,
        [seen(send)]: 'there',
        [seen(receipt)]: undefined,
      },
      justAfter: { 'loadSheet.done': { focus: 'Book an appointment' } },
      noEffect: {
        'a press in the form': driver => driver.press(field('Phone Number *', sheet)),
        'a press on the blank edge': driver => driver.pressBackdrop(sheet, 'inside'),
      },
    },
  },
  // Back and Forward restore the scroll position.
  mayScroll: ['sheet.dismiss'],
  mayChange: ['page scrolls', 'dialog', 'waits inert', /^said/, sheet, notice],
  neverShown: { [value(name)]: 'filled in and sent in one step', [seen(receipt)]: 'closed in the same step' },
});
