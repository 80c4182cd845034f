/** Faults of the gallery, the testimonials, the color theme and the business hours. */
import type { Fault } from './faults';

export function galleryFaults(): Fault[] {
  const of = { machine: 'gallery' };
  return [
    {
      ...of,
      name: 'the filter shows the total number of pictures',
      file: 'src/components/Gallery/StyleFilter.tsx',
      find: 'shown} of',
      put: 'total} of',
    },
    {
      ...of,
      name: 'pictures of other styles stay visible',
      file: 'src/components/Gallery/GalleryGrid.tsx',
      find: 'hidden={place < 0}',
      put: '',
    },
    {
      ...of,
      name: 'no filter button is shown as pressed',
      file: 'src/components/Gallery/StyleFilter.tsx',
      find: 'aria-pressed={chosen === style}',
      put: 'aria-pressed={false}',
    },
    {
      ...of,
      name: 'the address does not name the chosen style',
      file: 'src/effects/gallery-address.ts',
      find: "history.pushState(null, '', addressWith({ style: command.style }));",
      put: '',
    },
    {
      ...of,
      name: 'Back does not undo the filter',
      file: 'src/effects/gallery-address.ts',
      find: "listen(window, ['popstate']",
      put: 'listen(window, []',
    },
    {
      ...of,
      name: 'the address keeps a style that was dropped',
      file: 'src/effects/gallery-address.ts',
      find: "history.replaceState(history.state, '', addressWith({ style: null }));",
      put: '',
    },
  ];
}

export function rotatorFaults(): Fault[] {
  const of = { machine: 'testimonial-rotator' };
  const view = 'src/components/TestimonialRotator/TestimonialRotator.tsx';
  return [
    {
      ...of,
      name: 'Pause does not stop the rotation',
      file: view,
      find: "onClick={() => rotator.send({ type: rotating ? 'rotation.pause' : 'rotation.play' })}",
      put: "onClick={() => rotator.send({ type: 'rotation.play' })}",
    },
    {
      ...of,
      name: 'a touch suspends the testimonials forever',
      file: view,
      find: "onPointerEnter={event => event.pointerType === 'mouse' && rotator",
      put: 'onPointerEnter={() => rotator',
    },
    {
      ...of,
      name: 'the mouse does not suspend the testimonials',
      file: view,
      find: "rotator.send({ type: 'pointer.enter' })",
      put: 'undefined',
    },
    {
      ...of,
      name: 'a mouse press stops the rotation',
      file: view,
      find: "visible: event.target.matches(':focus-visible')",
      put: 'visible: true',
    },
    {
      ...of,
      name: 'the dots show the wrong position',
      file: view,
      find: 'aria-current={position === index}',
      put: 'aria-current={position === 0}',
    },
    {
      ...of,
      name: 'the testimonials advance in a hidden tab',
      file: 'src/effects/page-visibility.ts',
      find: "['visibilitychange']",
      put: '[]',
    },
    {
      ...of,
      name: 'reduced motion is ignored if set after the page has loaded',
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
    {
      machine: 'testimonial-rotator',
      name: 'the testimonials rotate although reduced motion was set before the page opened',
      file: 'src/effects/motion-preference.ts',
      find: '  tell();\n  return listen(query',
      put: '  return listen(query',
    },
  ];
}

export function themeFaults(): Fault[] {
  const of = { machine: 'color-theme' };
  return [
    {
      ...of,
      name: 'the first press of the theme button changes nothing',
      file: 'src/actors/color-theme.ts',
      find: "matchMedia('(prefers-color-scheme: dark)').matches",
      put: "!matchMedia('(prefers-color-scheme: dark)').matches",
    },
    {
      machine: 'color-theme',
      name: 'the browser’s toolbar has the color of the previous theme',
      file: 'src/actors/color-theme.ts',
      find: '      document.documentElement.dataset.theme = theme;\n      colorBrowserBar();\n',
      put: '      colorBrowserBar();\n      document.documentElement.dataset.theme = theme;\n',
    },
  ];
}

export function hoursFaults(): Fault[] {
  const of = { machine: 'open-hours', file: 'src/effects/salon-clock.ts' };
  return [
    {
      ...of,
      name: 'the visitor’s clock is used instead of the salon’s',
      find: "timeZone: 'America/New_York',",
      put: '',
    },
    {
      ...of,
      name: 'a tab that was hidden shows an outdated opening status when it is shown again',
      find: "listen(document, ['visibilitychange'], report)",
      put: 'listen(document, [], report)',
    },
    {
      ...of,
      name: 'the badge says am instead of pm',
      file: 'src/components/OpenBadge/opening-words.ts',
      find: "hours < 12 ? 'am' : 'pm'",
      put: "hours > 0 ? 'am' : 'pm'",
    },
    {
      ...of,
      name: 'the badge says “today” for an opening later in the week',
      file: 'src/components/OpenBadge/opening-words.ts',
      find: 'if (inDays === 0)',
      put: 'if (inDays < 7)',
    },
    {
      machine: 'open-hours',
      name: 'a page left open still says that the salon is open after it has closed',
      file: 'src/effects/salon-clock.ts',
      find: '  const report = () => {\n    const now = new Date();\n',
      put: '  const now = new Date();\n  const report = () => {\n',
    },
  ];
}
