// biome-ignore-all lint/suspicious/noTemplateCurlyInString: faults quote source code, which contains template literals.
/** Faults of the testimonials, quotes, the color theme and the business hours. */
import type { FaultList } from './faults';

export const pageFaults: FaultList = {
  'testimonial-rotator': {
    'src/components/TestimonialRotator/TestimonialRotator.tsx': {
      'Pause does not stop the rotation': ["pause: 'rotation.pause'", "pause: 'rotation.play'"],
      'a touch suspends the testimonials forever': [
        "event.pointerType === 'mouse' && rotator.send({ type: 'pointer.enter' })",
        "rotator.send({ type: 'pointer.enter' })",
      ],
      'the mouse does not suspend the testimonials': ["rotator.send({ type: 'pointer.enter' })", 'undefined'],
      'a mouse press stops the rotation': ["visible: event.target.matches(':focus-visible')", 'visible: true'],
      'the dots show the wrong position': ['aria-current={position === index}', 'aria-current={position === 0}'],
      'the testimonials are announced while they rotate': 'context.isRequested && ',
      'a testimonial that the visitor chose is not announced': ['aria-live="polite"', 'aria-live="off"'],
      'the announced testimonial has the wrong number': ['Testimonial ${index + 1}', 'Testimonial ${index}'],
      'Next shows the previous testimonial': ["'testimonial.next'", "'testimonial.previous'"],
      'the testimonials stay suspended after the mouse has left': [
        "rotator.send({ type: 'pointer.leave' })",
        'undefined',
      ],
    },
    'src/effects/page-visibility.ts': {
      'the testimonials advance in a hidden tab': ["['visibilitychange']", '[]'],
      'the testimonials rotate in a hidden tab': ["document.hidden ? 'page.hide' : 'page.show'", "'page.show'"],
    },
    'src/effects/motion-preference.ts': {
      'reduced motion is ignored if set after the page has loaded': ["['change']", '[]'],
      'the testimonials rotate although reduced motion was set before the page opened': 'tell();\n',
      'a timer for reduced motion keeps running after the page is left': [
        "return listen(query, ['change'], tell);",
        "listen(query, ['change'], tell);\n  return setInterval(tell, 9_000) && undefined;",
      ],
    },
    'src/components/TestimonialRotator/Slide.tsx': {
      'all testimonials are shown on top of each other': ["shown ? 'shown' : 'hidden'", "'shown'"],
    },
  },
  'quote-sharing': {
    'src/pages/StylePage/History.tsx': {
      'after a quote could not be shared, the Share button is gone': [
        'isSharable && (',
        'isSharable && !hasFailed && (',
      ],
    },
  },
  'color-theme': {
    'src/actors/color-theme.ts': {
      'the first press of the theme button changes nothing': ['matchMedia(', '!matchMedia('],
      'the page does not change to the chosen theme': 'document.documentElement.dataset.theme = theme;',
      'the browser’s toolbar does not change to the color of the chosen theme': '      colorBrowserBar();',
    },
  },
  'open-hours': {
    'src/effects/salon-clock.ts': {
      'the visitor’s clock is used instead of the salon’s': "timeZone: 'America/New_York',",
      'a tab that was hidden shows an outdated opening status when it is shown again': "'visibilitychange'",
      'a page left open still says that the salon is open after it has closed': [
        '  const report = () => {\n    const now = new Date();\n',
        '  const now = new Date();\n  const report = () => {\n',
      ],
      'the clock keeps running after the page is closed': ['clearTimeout(timer);\n    stopListening', 'stopListening'],
    },
    'src/components/OpenBadge/opening-words.ts': {
      'the badge says am instead of pm': ["hours < 12 ? 'am' : 'pm'", "hours > 0 ? 'am' : 'pm'"],
      'the badge says “today” for an opening later in the week': ['if (inDays === 0)', 'if (inDays < 7)'],
      'the time is written in 24-hour format': ['hours % 12 || 12', 'hours'],
    },
  },
};
