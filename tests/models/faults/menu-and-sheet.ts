/** Faults of the menu, the booking sheet and the ask bar. */
import type { FaultList } from './faults';

export const menuAndSheetFaults: FaultList = {
  'mobile-menu': {
    'src/components/MobileMenu/MobileMenu.tsx': {
      'the menu stays open after a link was followed': "onClick={() => menu.send({ type: 'link.choose' })}",
      'aria-expanded is false while the menu is open': ['aria-expanded={open}', 'aria-expanded={false}'],
      'no link in the menu is marked as the current page': "aria-current={route.path === path ? 'page' : undefined}",
      'Book Now in the menu does nothing': ["menu.send({ type: 'booking.choose' })", 'undefined'],
    },
    'src/effects/address-bar.ts': {
      'the menu stays open when Back leads to another page': [
        "sendBack({ type: 'address.change', path: pathNow() })",
        'undefined',
      ],
    },
    'src/actors/site.ts': {
      'Escape does not return the focus to the menu button': ["focusFirst('[data-menu-toggle]')", 'undefined'],
      'Escape focuses the theme button instead of the menu button': [
        "focusFirst('[data-menu-toggle]')",
        "focusFirst('[data-menu] button')",
      ],
    },
    'src/effects/dismissal.ts': {
      'the menu stays open after the focus has left it': ["['focusin']", "['pointerdown']"],
      'the focus listener stays when the menu closes': 'stopFocus();',
      'Escape leaves the menu open': ["sendBack({ type: 'escape.press' });", 'return;'],
      'the closed menu still listens to keys': 'stopKeys();',
    },
    'src/components/MobileMenu/MobileMenu.css.ts': {
      'the closed menu is visible': "'&[data-state=\"closed\"]': { display: 'none' }",
    },
    'src/components/Toasts/notifier.tsx': {
      'a toast that appears closes the menu': [
        '  latest += 1;\n',
        "  latest += 1;\n  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));\n",
      ],
    },
  },
  'booking-sheet': {
    'src/components/BookingSheet/BookingSheet.tsx': {
      'a press on the backdrop does not close the sheet': 'closeOnBackdrop',
    },
    'src/effects/scroll-lock.ts': {
      'the page cannot scroll after the sheet has closed': 'delete root.dataset.scrollLocked;',
    },
    'src/ui/ModalDialog/ModalDialog.tsx': {
      'the focus is not returned when the sheet closes': 'dialog.close();',
      'Escape closes the dialog without an event for the machine': 'onClose={onClose}',
      'the sheet is not shown as a modal dialog': 'dialog.showModal();',
    },
    'machines/site/site.machine.ts': {
      'Book Now on the contact page opens a second form': [
        'formOnPage: page.contactForm !== undefined',
        'formOnPage: false',
      ],
    },
    'machines/booking-sheet/booking-sheet.machine.ts': {
      'the reopened sheet shows the receipt of the last request': "      exit: 'reportClosed',\n",
    },
  },
  'ask-bar': {
    'src/components/AskBar/AskBar.tsx': {
      'the ask bar stays while the page’s own button is in view': ["shown ? 'shown' : 'hidden'", "'shown'"],
      'Ask goes to another page': 'event.preventDefault();',
    },
    'src/effects/watch-element.ts': {
      'on a page reached by a link, the ask bar never appears': [
        '  const frame = requestAnimationFrame(() => {\n    rendering.observe(document.body, { childList: true, subtree: true });\n    find();\n  });\n',
        '  const frame = 0;\n  find();\n',
      ],
    },
  },
};
