// biome-ignore-all lint/suspicious/noTemplateCurlyInString: faults quote source code, which contains template literals.
/** Faults that are noticed only with assistive technology, by keyboard, or after a wait. */
import type { Fault } from './faults';

const rotator = { machine: 'testimonial-rotator', file: 'src/components/TestimonialRotator/TestimonialRotator.tsx' };
const menu = { machine: 'mobile-menu', file: 'src/components/MobileMenu/MobileMenu.tsx' };
const lightbox = { machine: 'lightbox', file: 'src/components/Gallery/Lightbox.tsx' };
const zoom = { machine: 'zoom', file: 'src/components/Gallery/LightboxBar.tsx' };
const keys = { machine: 'zoom', file: 'src/effects/keyboard.ts' };
const form = { machine: 'contact-form', file: 'src/components/RequestForm/RequestForm.tsx' };
const turn = { machine: 'navigation', file: 'src/effects/page-turn.ts' };

export function noticedFaults(): Fault[] {
  return [
    {
      ...rotator,
      name: 'the testimonials are announced while they rotate',
      find: 'context.isRequested && ',
      put: '',
    },
    {
      ...rotator,
      name: 'a testimonial that the visitor chose is not announced',
      find: 'aria-live="polite"',
      put: 'aria-live="off"',
    },
    {
      ...rotator,
      name: 'the announced testimonial has the wrong number',
      find: '`Testimonial ${index + 1} of ${testimonials.length}: ',
      put: '`Testimonial ${index} of ${testimonials.length}: ',
    },
    {
      ...rotator,
      name: 'Next shows the previous testimonial',
      find: "onClick={() => rotator.send({ type: 'testimonial.next' })}",
      put: "onClick={() => rotator.send({ type: 'testimonial.previous' })}",
    },
    {
      ...rotator,
      name: 'the testimonials stay suspended after the mouse has left',
      find: "rotator.send({ type: 'pointer.leave' })",
      put: 'undefined',
    },
    {
      ...rotator,
      name: 'the testimonials rotate in a hidden tab',
      file: 'src/effects/page-visibility.ts',
      find: "document.hidden ? 'page.hide' : 'page.show'",
      put: "'page.show'",
    },
    {
      ...rotator,
      name: 'a timer for reduced motion keeps running after the page is left',
      file: 'src/effects/motion-preference.ts',
      find: "return listen(query, ['change'], tell);",
      put: "listen(query, ['change'], tell);\n  return setInterval(tell, 9_000) && undefined;",
    },
    {
      ...menu,
      name: 'no link in the menu is marked as the current page',
      find: "aria-current={route.path === path ? 'page' : undefined}",
      put: '',
    },
    {
      ...menu,
      name: 'Book Now in the menu does nothing',
      find: "menu.send({ type: 'booking.choose' })",
      put: 'undefined',
    },
    {
      ...menu,
      name: 'Escape leaves the menu open',
      file: 'src/effects/dismissal.ts',
      find: "sendBack({ type: 'escape.press' });",
      put: 'return;',
    },
    {
      ...menu,
      name: 'the closed menu still listens to keys',
      file: 'src/effects/dismissal.ts',
      find: 'stopKeys();',
      put: '',
    },
    {
      machine: 'photo-loading',
      name: 'Try again of a hidden neighboring photo can be reached by keyboard',
      file: 'src/components/Gallery/Slide.tsx',
      find: "{ inert: true, 'aria-hidden': true }",
      put: "{ 'aria-hidden': true }",
    },
    {
      ...lightbox,
      name: 'the page behind the lightbox scrolls',
      file: 'src/effects/scroll-lock.ts',
      find: "root.dataset.scrollLocked = innerWidth > root.clientWidth ? 'gutter' : '';",
      put: '',
    },
    {
      ...lightbox,
      name: 'Previous shows the next photo',
      find: "lightbox.send({ type: 'photo.turn', turn: 'previous' })",
      put: "lightbox.send({ type: 'photo.turn', turn: 'next' })",
    },
    {
      ...lightbox,
      name: 'the photo shown is not announced',
      find: '<p role="status" className={hiddenVisually}>',
      put: '<p className={hiddenVisually}>',
    },
    {
      machine: 'gallery',
      name: 'a link to a photo does not open it',
      file: 'src/effects/gallery-address.ts',
      find: "photo: searchParams.get('photo') })",
      put: 'photo: null })',
    },
    {
      machine: 'gallery',
      name: 'the address keeps the first photo while others are shown',
      file: 'src/effects/gallery-address.ts',
      find: "history.replaceState(history.state, '', addressWith({ photo: command.photo }));",
      put: '',
    },
    { ...zoom, name: 'Zoom out looks enabled at the smallest size', find: 'aria-disabled={!canZoomOut}', put: '' },
    { ...zoom, name: 'Zoom in looks enabled at the largest size', find: 'aria-disabled={!canZoomIn}', put: '' },
    { ...keys, name: 'the zero key does nothing', find: "'0': () => ({ type: 'zoom.reset' }),", put: '' },
    { ...keys, name: 'the plus key does nothing', find: "'+': () => ({ type: 'zoom.in' }),", put: '' },
    {
      ...keys,
      machine: 'lightbox',
      name: 'the left arrow key does nothing',
      find: "ArrowLeft: sideArrow('left'),",
      put: '',
    },
    {
      ...keys,
      name: 'the down arrow key moves the photo up',
      find: "arrow: 'down' }",
      put: "arrow: 'up' }",
      // Paths see the size of the photo, not its position.
      test: 'tests/gestures.browser.ts',
    },
    {
      ...form,
      name: 'an empty field is not described by its error',
      find: 'missing ? problemId : tooLong ? `${formId}-too-long` : undefined',
      put: 'undefined',
    },
    {
      ...form,
      name: 'a message that is too long is not described by its error',
      find: 'tooLong ? `${formId}-too-long` : undefined',
      put: 'undefined',
    },
    { ...form, name: 'an empty field has no error text', find: 'Please fill in this field.', put: '' },
    {
      ...form,
      name: 'a field is not marked as required',
      find: "'aria-required': true,\n        'aria-invalid'",
      put: "'aria-invalid'",
    },
    {
      ...form,
      name: 'a message that is too long is not announced',
      find: 'role="alert" hidden={excess === 0}',
      put: 'hidden={excess === 0}',
    },
    {
      ...form,
      name: 'the error shows the wrong number of excess bytes',
      find: '${excess.toLocaleString',
      put: '${VARIABLES_LIMIT_BYTES.toLocaleString',
    },
    {
      ...form,
      name: 'the button of a chosen day is not shown as pressed',
      file: 'src/components/RequestForm/Choices.tsx',
      find: 'aria-pressed={chosen[kind]?.options.includes(option) ?? false}',
      put: 'aria-pressed={false}',
    },
    {
      ...form,
      name: 'a day can be chosen while the message is being sent',
      file: 'src/components/RequestForm/Choices.tsx',
      find: 'disabled={busy}',
      put: '',
    },
    {
      machine: 'color-theme',
      name: 'the page does not change to the chosen theme',
      file: 'src/actors/color-theme.ts',
      find: 'document.documentElement.dataset.theme = theme;',
      put: '',
    },
    {
      machine: 'color-theme',
      name: 'the browser’s toolbar does not change to the color of the chosen theme',
      file: 'src/actors/color-theme.ts',
      find: '      colorBrowserBar();',
      put: '',
    },
    {
      machine: 'open-hours',
      name: 'the time is written in 24-hour format',
      file: 'src/components/OpenBadge/opening-words.ts',
      find: 'hours % 12 || 12',
      put: 'hours',
    },
    {
      machine: 'open-hours',
      name: 'the clock keeps running after the page is closed',
      file: 'src/effects/salon-clock.ts',
      find: '  return () => {\n    clearTimeout(timer);',
      put: '  return () => {',
    },
    {
      machine: 'gallery',
      name: 'the number of pictures is not announced',
      file: 'src/components/Gallery/StyleFilter.tsx',
      find: '<p role="status" className={css.count}>',
      put: '<p className={css.count}>',
    },
    {
      machine: 'gallery',
      name: 'the All styles button does nothing',
      file: 'src/components/Gallery/StyleFilter.tsx',
      find: "gallery.send({ type: 'style.choose', style })",
      put: "style && gallery.send({ type: 'style.choose', style })",
    },
    {
      ...turn,
      name: 'the title of the previous page stays',
      find: 'if (isOther && page) writeHead(page);',
      put: '',
    },
    {
      ...turn,
      name: 'the next page starts at the previous page’s scroll position',
      find: "window.scrollTo({ top: 0, behavior: 'instant' });",
      put: '',
    },
    {
      machine: 'toasts',
      name: 'an error toast does not interrupt a screen reader',
      file: 'src/components/Toasts/Toasts.tsx',
      find: "role={destructive && isNew ? 'alert' : 'status'}",
      put: 'role="status"',
    },
    {
      machine: 'toasts',
      name: 'the Dismiss button of the plain toast does nothing',
      file: 'src/components/Toasts/plain-toast.ts',
      find: "close.addEventListener('click', () => send({ type: 'toast.dismiss' }));",
      put: '',
    },
    {
      machine: 'booking-sheet',
      name: 'the sheet is not shown as a modal dialog',
      file: 'src/ui/ModalDialog/ModalDialog.tsx',
      find: 'dialog.showModal();',
      put: '',
    },
    {
      machine: 'photo-loading',
      name: 'a failed picture is not announced',
      file: 'src/components/Gallery/Slide.tsx',
      find: '<p role="alert">This picture couldn’t be loaded.</p>',
      put: '<p>This picture couldn’t be loaded.</p>',
    },
  ];
}
