/** Faults of the menu and the booking sheet. */
import type { Fault } from './faults';

export function menuFaults(): Fault[] {
  const of = { machine: 'mobile-menu' };
  return [
    {
      ...of,
      name: 'the menu stays open after a link was followed',
      file: 'src/components/MobileMenu/MobileMenu.tsx',
      find: "onClick={() => menu.send({ type: 'link.choose' })}",
      put: '',
    },
    {
      ...of,
      name: 'the menu stays open when Back leads to another page',
      file: 'src/effects/address-bar.ts',
      find: "sendBack({ type: 'address.change', path: pathNow() })",
      put: 'undefined',
    },
    {
      ...of,
      name: 'Escape does not return the focus to the menu button',
      file: 'src/actors/site.ts',
      find: "focusFirst('[data-menu-toggle]')",
      put: 'undefined',
    },
    {
      ...of,
      name: 'the menu stays open after the focus has left it',
      file: 'src/effects/dismissal.ts',
      find: "['focusin']",
      put: "['pointerdown']",
    },
    {
      ...of,
      name: 'the focus listener stays when the menu closes',
      file: 'src/effects/dismissal.ts',
      find: 'stopFocus();',
      put: '',
    },
    {
      ...of,
      name: 'aria-expanded is false while the menu is open',
      file: 'src/components/MobileMenu/MobileMenu.tsx',
      find: 'aria-expanded={open}',
      put: 'aria-expanded={false}',
    },
    {
      ...of,
      name: 'the closed menu is visible',
      file: 'src/components/MobileMenu/MobileMenu.css.ts',
      find: `'&[data-state="closed"]': { display: 'none' }`,
      put: '',
    },
    {
      machine: 'mobile-menu',
      name: 'Escape focuses the theme button instead of the menu button',
      file: 'src/actors/site.ts',
      find: "focusFirst('[data-menu-toggle]')",
      put: "focusFirst('[data-menu] button')",
    },
  ];
}

export function sheetFaults(): Fault[] {
  const of = { machine: 'booking-sheet' };
  return [
    {
      ...of,
      name: 'a press on the backdrop does not close the sheet',
      file: 'src/components/BookingSheet/BookingSheet.tsx',
      find: 'closeOnBackdrop',
      put: '',
    },
    {
      machine: 'ask-bar',
      name: 'the ask bar stays while the page’s own button is in view',
      file: 'src/components/AskBar/AskBar.tsx',
      find: "data-state={shown ? 'shown' : 'hidden'}",
      put: 'data-state="shown"',
    },
    {
      machine: 'ask-bar',
      name: 'Ask goes to another page',
      file: 'src/components/AskBar/AskBar.tsx',
      find: 'event.preventDefault();',
      put: '',
    },
    {
      ...of,
      name: 'the page cannot scroll after the sheet has closed',
      file: 'src/effects/scroll-lock.ts',
      find: 'delete root.dataset.scrollLocked;',
      put: '',
    },
    {
      ...of,
      name: 'the focus is not returned when the sheet closes',
      file: 'src/ui/ModalDialog/ModalDialog.tsx',
      find: 'dialog.close();',
      put: '',
    },
    {
      ...of,
      name: 'Escape closes the dialog without an event for the machine',
      file: 'src/ui/ModalDialog/ModalDialog.tsx',
      find: 'onClose={onClose}',
      put: '',
    },
    {
      ...of,
      name: 'Book Now on the contact page opens a second form',
      file: 'machines/site/site.machine.ts',
      find: 'formOnPage: page.contactForm !== undefined',
      put: 'formOnPage: false',
    },
    {
      machine: 'mobile-menu',
      name: 'a toast that appears closes the menu',
      file: 'src/components/Toasts/notifier.tsx',
      find: '  latest += 1;\n',
      put: "  latest += 1;\n  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));\n",
    },
    {
      machine: 'ask-bar',
      name: 'on a page reached by a link, the ask bar covers the page’s own booking button',
      file: 'src/effects/watch-element.ts',
      find: '  const frame = requestAnimationFrame(() => {\n    rendering.observe(document.body, { childList: true, subtree: true });\n    find();\n  });\n',
      put: '  const frame = 0;\n  find();\n',
    },
    {
      machine: 'booking-sheet',
      name: 'the reopened sheet shows the receipt of the last request',
      file: 'machines/booking-sheet/booking-sheet.machine.ts',
      find: "      exit: 'reportClosed',\n",
      put: '',
    },
    {
      machine: 'site',
      name: 'Book Now opens the sheet only once',
      file: 'machines/site/site.machine.ts',
      find: 'formOnPage: page.contactForm !== undefined',
      put: 'formOnPage: actors.contactForm !== undefined',
    },
  ];
}
