// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is quoted is source code.
/** Faults that only show in what assistive technology notices, in what stays behind, and in what keyboards and timers do. */
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
      name: 'what turns by itself is read out',
      find: "aria-live={rotating ? 'off' : 'polite'}",
      put: 'aria-live="polite"',
    },
    {
      ...rotator,
      name: 'what somebody asks for is not read out',
      find: "aria-live={rotating ? 'off' : 'polite'}",
      put: 'aria-live="off"',
    },
    {
      ...rotator,
      name: 'the testimonial read out has the wrong number',
      find: '`Testimonial ${index + 1} of ${testimonials.length}: ',
      put: '`Testimonial ${index} of ${testimonials.length}: ',
    },
    {
      ...rotator,
      name: 'Next goes back',
      find: "onClick={() => rotator.send({ type: 'testimonial.next' })}",
      put: "onClick={() => rotator.send({ type: 'testimonial.previous' })}",
    },
    {
      ...rotator,
      name: 'the testimonials wait for good once the mouse was over them',
      find: "rotator.send({ type: 'pointer.leave' })",
      put: 'undefined',
    },
    {
      ...rotator,
      name: 'a tab that goes to the back is not told',
      file: 'src/effects/page-visibility.ts',
      find: "document.hidden ? 'page.hide' : 'page.show'",
      put: "'page.show'",
    },
    {
      ...rotator,
      name: 'the page goes on listening for less motion when it is left',
      file: 'src/effects/motion-preference.ts',
      find: "return listen(query, ['change'], tell);",
      put: "listen(query, ['change'], tell);\n  return setInterval(tell, 9_000) && undefined;",
    },
    {
      ...menu,
      name: 'no link of the menu says which page this is',
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
      name: 'keys are still listened to when the menu has closed',
      file: 'src/effects/dismissal.ts',
      find: 'stopKeys();',
      put: '',
    },
    {
      ...lightbox,
      name: 'the photos on both sides can be reached by keyboard',
      file: 'src/components/Gallery/Slide.tsx',
      find: "{ inert: true, 'aria-hidden': true }",
      put: "{ 'aria-hidden': true }",
    },
    {
      ...lightbox,
      name: 'the photos on both sides are read out',
      file: 'src/components/Gallery/Slide.tsx',
      find: "{ inert: true, 'aria-hidden': true }",
      put: '{ inert: true }',
    },
    {
      ...lightbox,
      name: 'the page behind scrolls',
      file: 'src/effects/scroll-lock.ts',
      find: "root.dataset.scrollLocked = '';",
      put: '',
    },
    {
      ...lightbox,
      name: 'Previous goes on',
      find: "lightbox.send({ type: 'photo.previous' })",
      put: "lightbox.send({ type: 'photo.next' })",
    },
    {
      ...lightbox,
      name: 'nobody hears which photo is shown',
      find: '<p role="status" className={hiddenVisually}>',
      put: '<p className={hiddenVisually}>',
    },
    {
      ...lightbox,
      name: 'a link to a photo opens none',
      file: 'src/effects/photo-address.ts',
      find: "photo: new URL(location.href).searchParams.get('photo') })",
      put: 'photo: null })',
    },
    {
      ...lightbox,
      name: 'the address forgets its photo with the next',
      file: 'src/effects/photo-address.ts',
      find: "else url.searchParams.set('photo', photo);",
      put: '',
    },
    { ...zoom, name: 'Zoom out offers what it cannot do', find: 'aria-disabled={!canZoomOut}', put: '' },
    { ...zoom, name: 'Zoom in offers what it cannot do', find: 'aria-disabled={!canZoomIn}', put: '' },
    { ...keys, name: 'the zero key does nothing', find: "'0': { type: 'zoom.reset' },", put: '' },
    { ...keys, name: 'the plus key does nothing', find: "'+': { type: 'zoom.in' },", put: '' },
    { ...keys, name: 'the left arrow key does nothing', find: "ArrowLeft: 'left',", put: '' },
    { ...keys, name: 'the down arrow key moves the photo up', find: "ArrowDown: 'down',", put: "ArrowDown: 'up'," },
    {
      ...form,
      name: 'the words about a problem are not tied to their field',
      find: 'missing ? problemId : tooLong ? `${formId}-too-long` : undefined',
      put: 'undefined',
    },
    {
      ...form,
      name: 'a message that is too long is not tied to its words',
      find: 'tooLong ? `${formId}-too-long` : undefined',
      put: 'undefined',
    },
    { ...form, name: 'an empty field does not say what is wrong', find: 'Please fill in this field.', put: '' },
    {
      ...form,
      name: 'nobody hears that a field is required',
      find: "'aria-required': true,\n        'aria-invalid'",
      put: "'aria-invalid'",
    },
    {
      ...form,
      name: 'nobody hears that a message is too long',
      find: 'role="alert" hidden={excess === 0}',
      put: 'hidden={excess === 0}',
    },
    {
      ...form,
      name: 'what is too long is told by the wrong number',
      find: '${excess.toLocaleString',
      put: '${VARIABLES_LIMIT_BYTES.toLocaleString',
    },
    {
      ...form,
      name: 'a day that was chosen does not look or sound chosen',
      file: 'src/components/RequestForm/Preferences.tsx',
      find: 'aria-pressed={pressed}',
      put: 'aria-pressed={false}',
    },
    {
      ...form,
      name: 'a day can be chosen while the message is on its way',
      file: 'src/components/RequestForm/Preferences.tsx',
      find: 'disabled={busy} ',
      put: '',
    },
    {
      machine: 'color-theme',
      name: 'the page keeps its theme',
      file: 'src/actors/color-theme.ts',
      find: 'document.documentElement.dataset.theme = theme;',
      put: '',
    },
    {
      machine: 'color-theme',
      name: 'the toolbar of the browser keeps the color of before',
      file: 'src/actors/color-theme.ts',
      find: '      colorBrowserBar();',
      put: '',
    },
    {
      machine: 'open-hours',
      name: 'the afternoon is written as in the army',
      file: 'src/components/OpenBadge/opening-words.ts',
      find: 'hours % 12 || 12',
      put: 'hours',
    },
    {
      machine: 'open-hours',
      name: 'the clock keeps running when the page is left',
      file: 'src/effects/salon-clock.ts',
      find: '  return () => {\n    clearTimeout(timer);',
      put: '  return () => {',
    },
    {
      machine: 'gallery-filter',
      name: 'nobody hears how many pictures are left',
      file: 'src/components/Gallery/StyleFilter.tsx',
      find: '<p role="status" className={css.count}>',
      put: '<p className={css.count}>',
    },
    {
      machine: 'gallery-filter',
      name: 'All styles brings nothing back',
      file: 'src/components/Gallery/StyleFilter.tsx',
      find: "filter.send({ type: 'style.choose', style })",
      put: "style && filter.send({ type: 'style.choose', style })",
    },
    { ...turn, name: 'the title stays that of the page before', find: '      writeHead(page);', put: '' },
    {
      ...turn,
      name: 'the next page begins where the last was left',
      find: "window.scrollTo({ top: 0, behavior: 'instant' });",
      put: '',
    },
    {
      machine: 'toasts',
      name: 'bad news does not interrupt',
      file: 'src/components/Toasts/Toasts.tsx',
      find: "role={destructive ? 'alert' : 'status'}",
      put: 'role="status"',
    },
    {
      machine: 'toasts',
      name: 'the cross of the plain toast does nothing',
      file: 'src/components/Toasts/plain-toast.ts',
      find: "close.addEventListener('click', () => send({ type: 'toast.dismiss' }));",
      put: '',
    },
    {
      machine: 'booking-sheet',
      name: 'the cross of the sheet does nothing',
      file: 'src/ui/ModalDialog/ModalDialog.tsx',
      find: 'dialog.showModal();',
      put: '',
    },
    {
      machine: 'photo-loading',
      name: 'nobody hears that a picture is lost',
      file: 'src/components/Gallery/Slide.tsx',
      find: '<p role="alert">This picture could not be loaded.</p>',
      put: '<p>This picture could not be loaded.</p>',
    },
  ];
}
