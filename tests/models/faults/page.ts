/** Faults of what stands on the pages themselves. */
import type { Fault } from './faults';

export function galleryFaults(): Fault[] {
  const of = { machine: 'gallery' };
  return [
    {
      ...of,
      name: 'the number of pictures that are left is that of all',
      file: 'src/components/Gallery/StyleFilter.tsx',
      find: 'shown} of',
      put: 'total} of',
    },
    {
      ...of,
      name: 'pictures of other styles stay',
      file: 'src/components/Gallery/GalleryGrid.tsx',
      find: 'hidden={!shown.has(photo.id)}',
      put: '',
    },
    {
      ...of,
      name: 'no button says which style is chosen',
      file: 'src/components/Gallery/StyleFilter.tsx',
      find: 'aria-pressed={chosen === style}',
      put: 'aria-pressed={false}',
    },
    {
      ...of,
      name: 'the address does not name the style that was chosen',
      file: 'src/effects/gallery-address.ts',
      find: "history.pushState(null, '', addressWith({ style: command.style }));",
      put: '',
    },
    {
      ...of,
      name: 'Back does not undo the choice of a style',
      file: 'src/effects/gallery-address.ts',
      find: "listen(window, ['popstate']",
      put: 'listen(window, []',
    },
    {
      ...of,
      name: 'the address keeps a style that does not hold',
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
  ];
}

export function hoursFaults(): Fault[] {
  const of = { machine: 'open-hours', file: 'src/effects/salon-clock.ts' };
  return [
    { ...of, name: 'the visitor’s own clock is taken for the salon’s', find: "timeZone: 'America/New_York',", put: '' },
    {
      ...of,
      name: 'a page that slept goes on saying what was true when it fell asleep',
      find: "listen(document, ['visibilitychange'], tell)",
      put: 'listen(document, [], tell)',
    },
    {
      ...of,
      name: 'the badge says six in the morning for six in the evening',
      file: 'src/components/OpenBadge/opening-words.ts',
      find: "hours < 12 ? 'am' : 'pm'",
      put: "hours > 0 ? 'am' : 'pm'",
    },
    {
      ...of,
      name: 'the badge names the day on which the salon is shut',
      file: 'src/components/OpenBadge/opening-words.ts',
      find: 'if (inDays === 0)',
      put: 'if (inDays < 7)',
    },
  ];
}
