/** Deliberate faults in views and effects, each of which the path tests must notice. */

export interface Fault {
  /** What a visitor would suffer. */
  name: string;
  /** The machine whose paths must notice it. */
  machine: string;
  file: string;
  /** What stands there, exactly once, and what is put in its place. */
  find: string;
  put: string;
}

export const faults: readonly Fault[] = [
  ...menuFaults(),
  ...sheetFaults(),
  ...lightboxFaults(),
  ...rotatorFaults(),
  ...formFaults(),
  ...themeFaults(),
  ...hoursFaults(),
];

function menuFaults(): Fault[] {
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
      file: 'src/effects/page-change.ts',
      find: "sendBack({ type: 'page.change' });",
      put: '',
    },
    {
      ...of,
      name: 'Escape does not give the focus back to the menu button',
      file: 'src/actors/root.ts',
      find: "focusFirst('[data-menu-toggle]')",
      put: 'undefined',
    },
    {
      ...of,
      name: 'a press beside the menu leaves it open',
      file: 'src/effects/dismissal.ts',
      find: "['pointerdown', 'focusin']",
      put: "['focusin']",
    },
    {
      ...of,
      name: 'the focus leaves the menu and it stays open',
      file: 'src/effects/dismissal.ts',
      find: "['pointerdown', 'focusin']",
      put: "['pointerdown']",
    },
    {
      ...of,
      name: 'listeners are left behind when the menu closes',
      file: 'src/effects/dismissal.ts',
      find: 'stopPresses();',
      put: '',
    },
    {
      ...of,
      name: 'assistive technology is told that the menu is closed while it is open',
      file: 'src/components/MobileMenu/MobileMenu.tsx',
      find: 'aria-expanded={open}',
      put: 'aria-expanded={false}',
    },
    {
      ...of,
      name: 'the closed menu can still be seen',
      file: 'src/components/MobileMenu/MobileMenu.css.ts',
      find: `'&[data-state="closed"]': { display: 'none' }`,
      put: '',
    },
  ];
}

function sheetFaults(): Fault[] {
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
      ...of,
      name: 'the sheet stays open when the message is sent',
      file: 'src/actors/contact-form.ts',
      find: "form.on('message.sent', () => sheet.send({ type: 'message.sent' }));",
      put: '',
    },
    {
      ...of,
      name: 'the page behind stays locked after the sheet has closed',
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
      name: 'Escape closes the dialog, and nobody is told',
      file: 'src/ui/ModalDialog/ModalDialog.tsx',
      find: 'onClose={onClose}',
      put: '',
    },
    {
      ...of,
      name: 'on the contact page Book Now opens a second form',
      file: 'src/actors/root.ts',
      find: 'formOnPage: document.getElementById(PAGE_FORM) !== null',
      put: 'formOnPage: false',
    },
  ];
}

function lightboxFaults(): Fault[] {
  const of = { machine: 'lightbox' };
  return [
    {
      ...of,
      name: 'the last picture wraps around to the second',
      file: 'src/components/Gallery/Lightbox.tsx',
      find: 'const photo = photoOf(walked[index]);',
      put: 'const photo = photoOf(walked[index || 1]);',
    },
    {
      ...of,
      name: 'the counter begins at 0',
      file: 'src/components/Gallery/Lightbox.tsx',
      find: 'const position = `${index + 1} of',
      put: 'const position = `${index} of',
    },
    {
      ...of,
      name: 'the right arrow key goes back',
      file: 'src/effects/keyboard.ts',
      find: "(arrow === 'right') === (document.dir",
      put: "(arrow === 'left') === (document.dir",
    },
    {
      ...of,
      name: 'listeners are left behind when the lightbox closes',
      file: 'src/effects/listen.ts',
      find: 'target.removeEventListener(type, listener, options);',
      put: 'void type;',
    },
    {
      ...of,
      name: 'Back leaves the lightbox open',
      file: 'src/effects/photo-address.ts',
      find: "listen(window, ['popstate']",
      put: 'listen(window, []',
    },
    {
      ...of,
      name: 'every step through the pictures piles up history',
      file: 'src/effects/photo-address.ts',
      find: "history.replaceState(history.state, '', addressOf(command.photo));",
      put: "history.pushState(history.state, '', addressOf(command.photo));",
    },
    {
      ...of,
      name: 'the address still names the photo after the lightbox has closed',
      file: 'src/effects/photo-address.ts',
      find: "history.replaceState(null, '', addressOf(null));",
      put: '',
    },
    {
      ...of,
      name: 'the focus returns to the picture that was opened and not to the one last shown',
      file: 'src/components/Gallery/Lightbox.tsx',
      find: 'returnFocusTo={lastShownThumbnail}',
      put: '',
    },
  ];
}

function rotatorFaults(): Fault[] {
  const of = { machine: 'testimonial-rotator' };
  const view = 'src/components/TestimonialRotator/TestimonialRotator.tsx';
  return [
    {
      ...of,
      name: 'the timer is not stopped on pause',
      file: view,
      find: "onClick={() => rotator.send({ type: rotating ? 'rotation.pause' : 'rotation.play' })}",
      put: "onClick={() => rotator.send({ type: 'rotation.play' })}",
    },
    {
      ...of,
      name: 'a finger holds the testimonials for ever',
      file: view,
      find: "onPointerEnter={event => event.pointerType === 'mouse' && rotator",
      put: 'onPointerEnter={() => rotator',
    },
    {
      ...of,
      name: 'the mouse over the testimonials does not hold them',
      file: view,
      find: "rotator.send({ type: 'pointer.enter' })",
      put: 'undefined',
    },
    {
      ...of,
      name: 'a press of the mouse stops the rotation for good',
      file: view,
      find: "visible: event.target.matches(':focus-visible')",
      put: 'visible: true',
    },
    {
      ...of,
      name: 'the dots show the wrong place',
      file: view,
      find: 'aria-current={position === index}',
      put: 'aria-current={position === 0}',
    },
    {
      ...of,
      name: 'the testimonials move on in a hidden tab',
      file: 'src/effects/page-visibility.ts',
      find: "['visibilitychange']",
      put: '[]',
    },
    {
      ...of,
      name: 'a wish for less motion comes too late to be heard',
      file: 'src/effects/motion-preference.ts',
      find: "['change']",
      put: '[]',
    },
    {
      ...of,
      name: 'all testimonials are shown on top of each other',
      file: 'src/components/TestimonialRotator/Slide.tsx',
      find: "data-state={shown ? 'shown' : 'hidden'}",
      put: 'data-state="shown"',
    },
  ];
}

function formFaults(): Fault[] {
  const of = { machine: 'contact-form' };
  const view = 'src/components/RequestForm/RequestForm.tsx';
  return [
    {
      ...of,
      name: 'a toast has no detail',
      file: 'src/components/Toasts/Toasts.tsx',
      find: '<p className={css.detail}>{detail}</p>',
      put: '',
    },
    { ...of, name: 'the button is not disabled while sending', file: view, find: 'disabled={busy}', put: '' },
    {
      ...of,
      name: 'fields can be changed while sending',
      file: view,
      find: 'readOnly: busy,',
      put: 'readOnly: false,',
    },
    {
      ...of,
      name: 'empty fields are not marked',
      file: view,
      find: "'aria-invalid': missing || tooLong,",
      put: "'aria-invalid': tooLong,",
    },
    {
      ...of,
      name: 'the first empty field does not take the focus',
      file: 'src/components/RequestForm/focus-first-invalid.ts',
      find: '?.focus();',
      put: ';',
    },
    { ...of, name: 'nobody says that a message is too long', file: view, find: 'hidden={excess === 0}', put: 'hidden' },
    {
      ...of,
      name: 'the words of failure do not say where to write instead',
      file: 'src/actors/toasts.ts',
      find: ' or contact us directly at',
      put: ' or',
    },
    {
      ...of,
      name: 'the last failure still stands while the next attempt runs',
      file: 'src/actors/toasts.ts',
      find: "form.on('message.submitted', () => notifier.dismiss());",
      put: '',
    },
    {
      ...of,
      name: 'a toast that waited for its turn comes after it was dismissed',
      file: 'src/components/Toasts/notifier.tsx',
      find: 'closeSnackbar(latest);',
      put: 'closeSnackbar();',
    },
    {
      ...of,
      name: 'Book Appointment does not name the style',
      file: 'src/components/BookAppointmentLink/BookAppointmentLink.tsx',
      find: 'choose(hairstyle)',
      put: 'undefined',
    },
    {
      ...of,
      name: 'a message that the provider refused counts as sent',
      file: 'src/services/emailjs.ts',
      find: 'throw told;',
      put: '',
    },
  ];
}

function hoursFaults(): Fault[] {
  const of = { machine: 'open-hours', file: 'src/effects/salon-clock.ts' };
  return [
    { ...of, name: 'the visitor’s own clock is taken for the salon’s', find: "timeZone: 'America/New_York',", put: '' },
  ];
}

function themeFaults(): Fault[] {
  const of = { machine: 'color-theme' };
  return [
    {
      ...of,
      name: 'the first press of the theme button changes nothing',
      file: 'src/actors/color-theme.ts',
      find: "matchMedia('(prefers-color-scheme: dark)').matches",
      put: "!matchMedia('(prefers-color-scheme: dark)').matches",
    },
  ];
}
