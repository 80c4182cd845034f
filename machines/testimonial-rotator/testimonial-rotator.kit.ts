/** The testimonials: a visitor reads, changes and stops them. Works with any testimonials. */

import { button, group, heading, isShown, placeIn, tabUntil } from 'xstate-paths';
import { kitOf, type SiteContent, type SiteKit } from '../kit';
import { testimonialRotatorMachine } from './testimonial-rotator.machine';

const testimonialsGroup = group('What our clients say');
/** In ms: in this time, a rotation that has not stopped would advance twice. */
const LOOKING_ON = 12_000;

export default function testimonialRotatorKit({ testimonials: texts }: SiteContent): SiteKit {
  const count = texts.length;
  const last = count - 1;

  const shown = (index: number) => ({ to: 'testimonial' as const, context: { index, isRequested: true } });
  /** The testimonial stays, and its five seconds start again. */
  const again = () => ({ to: 'rotation.rotating.playing' as const, reenter: true as const });
  const plays = { to: 'rotation.rotating.playing' as const };
  const waits = () => ({ to: 'rotation.rotating.waiting' as const });
  const pause = () => ({ to: 'rotation.paused' as const });
  const pauses = {
    'focus.enter': ({ event }: { event: { visible: boolean } }) => (event.visible ? pause() : null),
    'rotation.pause': pause,
    'motion.reduce': pause,
  };
  const rotates = () => ({ control: 'Pause' as const });

  return kitOf(testimonialRotatorMachine)({
    name: 'testimonial-rotator',
    input: { count },
    events: {
      'testimonial.next': [{}],
      'testimonial.previous': [{}],
      'testimonial.choose': [{ index: 0 }, { index: last }],
      'rotation.pause': [{}],
      'rotation.play': [{}],
      'pointer.enter': [{}],
      'pointer.leave': [{}],
      'focus.enter': [{ visible: true }],
      'tab.hide': [{}],
      'tab.show': [{}],
      'motion.reduce': [{}],
    },
    machineOnly: [
      ...[-1, count].map(index => ({
        event: { type: 'testimonial.choose' as const, index },
        because: 'there is no dot for this index',
      })),
      {
        event: { type: 'focus.enter', visible: false },
        because:
          'focus that is not visible comes only from pressing a control, and the steps that press one show that the rotation continues',
      },
    ],
    answers: {},
    delays: { dwell: 5_000 },
    stateKey: ({ index }) => placeIn(index, count),
    unreachable: {
      'testimonialRotator.rotation.paused: rotation.play (2 of 2)': 'nobody presses a button in a hidden tab',
    },
    // Nobody can press a button in a hidden tab, and there is no Play button while the testimonials rotate.
    possible: ({ state, event: { type }, onPage }) =>
      !onPage ||
      (state.includes('tab.hidden')
        ? ['tab.show', 'pointer.leave', 'motion.reduce'].includes(type)
        : type !== 'rotation.play' || state.includes('rotation.paused')),
    starts: {
      in: 'testimonial & rotation.rotating.playing & pointer.away & tab.shown',
      context: { count, index: 0, isRequested: false },
    },
    transitions: {
      testimonial: {
        'testimonial.next': ({ context: { index } }) => shown(index === last ? 0 : index + 1),
        'testimonial.previous': ({ context: { index } }) => shown(index === 0 ? last : index - 1),
        'testimonial.choose': ({ event: { index } }) => (index < 0 || index > last ? null : shown(index)),
      },
      'rotation.rotating.playing': {
        ...pauses,
        'testimonial.next': again,
        'testimonial.previous': again,
        'testimonial.choose': again,
        dwell: ({ context: { index } }) => ({
          ...again(),
          context: { index: index === last ? 0 : index + 1, isRequested: false },
        }),
        'pointer.enter': waits,
        'tab.hide': waits,
      },
      'rotation.rotating.waiting': {
        ...pauses,
        'pointer.leave': ({ state }) => (state.includes('tab.hidden') ? null : plays),
        'tab.show': ({ state }) => (state.includes('pointer.over') ? null : plays),
      },
      'rotation.paused': { 'rotation.play': ({ state }) => (state.includes('tab.hidden') ? waits() : plays) },
      'pointer.away': { 'pointer.enter': () => ({ to: 'pointer.over' }) },
      'pointer.over': {
        'pointer.leave': () => ({ to: 'pointer.away' }),
        'rotation.play': ({ state }) => (state.includes('paused') ? { to: 'pointer.away' } : null),
      },
      'tab.shown': { 'tab.hide': () => ({ to: 'tab.hidden' }) },
      'tab.hidden': { 'tab.show': () => ({ to: 'tab.shown' }) },
    },
    activeActors: {
      testimonial: ['motionPreference', 'pageVisibility'],
      'rotation.rotating.playing': [],
      'rotation.rotating.waiting': [],
      'rotation.paused': [],
      'pointer.away': [],
      'pointer.over': [],
      'tab.shown': [],
      'tab.hidden': [],
    },
    tags: { rotating: ['rotation.rotating.playing', 'rotation.rotating.waiting'] },

    viewports: ['phone', 'desktop'],
    quietPeriod: { 'rotation.rotating.waiting': LOOKING_ON, 'rotation.paused': LOOKING_ON },
    begin: async driver => {
      await driver.system({ motion: 'full' });
      await driver.visit('/');
    },
    perform: {
      'testimonial.next': driver => driver.press(button('Next testimonial')),
      'testimonial.previous': driver => driver.press(button('Previous testimonial')),
      'testimonial.choose': (driver, { index }) => driver.press(button(`Testimonial ${index + 1} of ${count}`)),
      'rotation.pause': driver => driver.press(button('Pause testimonials')),
      'rotation.play': async driver => {
        await driver.tab('shown');
        await driver.press(button('Play testimonials'));
      },
      'pointer.enter': async driver => {
        await driver.unhover();
        await driver.hover(testimonialsGroup);
      },
      'pointer.leave': driver => driver.unhover(),
      'focus.enter': async driver => {
        // Presses the heading first: Tab continues from the element that was pressed last.
        await driver.press(heading('What our clients say'));
        await tabUntil(driver, async () => / testimonials$/.test(await driver.focus()));
      },
      'tab.hide': async driver => {
        await driver.tab('shown');
        await driver.tab('hidden');
      },
      'tab.show': driver => driver.tab('shown'),
      'motion.reduce': async driver => {
        await driver.system({ motion: 'full' });
        await driver.system({ motion: 'reduced' });
      },
    },
    arrivals: {
      'with reduced motion': {
        begin: async driver => {
          await driver.system({ motion: 'reduced' });
          await driver.visit('/');
        },
        after: [{ type: 'motion.reduce' }],
      },
      'in a hidden tab': {
        begin: async driver => {
          await driver.tab('hidden');
          await driver.visit('/');
        },
        after: [{ type: 'tab.hide' }],
      },
    },
    differs: ['said polite', / in 'What our clients say'$/],
    see: async driver => {
      const places = texts.map((_, index) => index);
      const dots = await Promise.all(places.map(index => driver.look(button(`Testimonial ${index + 1} of ${count}`))));
      const read = await Promise.all(texts.map(text => driver.reads(text)));
      const shown = places.filter(index => read[index]);
      return {
        control: (await isShown(driver, button('Pause testimonials'))) ? 'Pause' : 'Play',
        dots: places.filter(index => dots[index]?.current === 'true'),
        texts: shown,
        counted: await driver.reads(`${(shown[0] ?? -1) + 1} of ${count}`),
      };
    },
    seen: {
      testimonial: ({ index, isRequested }) => ({
        dots: [index],
        texts: [index],
        counted: true,
        observed: { 'said polite': isRequested ? new RegExp(`^Testimonial ${index + 1} of ${count}: `) : undefined },
      }),
      'rotation.rotating.playing': rotates,
      'rotation.rotating.waiting': rotates,
      'rotation.paused': () => ({ control: 'Play' }),
      'pointer.away': () => ({}),
      'pointer.over': () => ({}),
      'tab.shown': () => ({}),
      'tab.hidden': () => ({}),
    },
  });
}
