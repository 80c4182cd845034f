/** The testimonials: a visitor reads, changes and stops them. Works with any testimonials. */
import { button, group, heading, type Outcome, type StateEntry, seen, text } from 'xstate-paths';
import { placeIn, type SiteContent, type SiteDriver, siteKit, tabUntil } from '../kit';
import { testimonialRotatorMachine } from './testimonial-rotator.machine';

type Machine = typeof testimonialRotatorMachine;

/** Presses the heading first: Tab continues from the element that was pressed last. */
async function tabTo(driver: SiteDriver, name: RegExp): Promise<void> {
  await driver.press(heading(NAME));
  await tabUntil(driver, async () => name.test(await driver.focus()));
}

const NAME = 'What our clients say';
/** In ms: in this time, a rotation that has not stopped would advance twice. */
const LOOKING_ON = 12_000;

const rotator = group(NAME);
const pauseButton = button('Pause testimonials', rotator);
const playButton = button('Play testimonials', rotator);
const next = button('Next testimonial', rotator);
const rotating = {
  tags: ['rotating'],
  page: { [seen(pauseButton)]: 'there', [seen(playButton)]: undefined },
} satisfies StateEntry<Machine>;
const plays = 'rotation.rotating.playing';
const waits = 'rotation.rotating.waiting';
const paused = 'rotation.paused';
/** The testimonial stays, and its five seconds start again. */
const again = { to: plays, reenter: true } satisfies Outcome<Machine>;
const pauses = { 'focus.enter': paused, 'rotation.pause': paused, 'motion.reduce': paused } as const;

export default ({ testimonials }: SiteContent) => {
  const count = testimonials.length;
  const last = count - 1;
  const quotes = testimonials.map(one => text(one.text));
  const numbered = (index: number) => button(`Testimonial ${index + 1} of ${count}`, rotator);
  const shown = (index: number) => ({ to: 'testimonial' as const, context: { index, isRequested: true } });

  return siteKit(testimonialRotatorMachine)({
    input: { count },
    start: 'testimonial & rotation.rotating.playing & pointer.away & tab.shown',
    context: { count, index: 0, isRequested: false },
    delays: { dwell: 5_000 },
    stateKey: ({ index }) => placeIn(index, count),
    begin: async driver => {
      await driver.system({ motion: 'full' });
      await driver.visit('/');
    },
    events: {
      'testimonial.next': driver => driver.press(next),
      'testimonial.previous': driver => driver.press(button('Previous testimonial')),
      'testimonial.choose': {
        payloads: [{ index: 0 }, { index: last }],
        by: (driver, { index }) => driver.press(numbered(index)),
      },
      // With the keyboard, so that the focus reaches the button first.
      'rotation.pause': async driver => {
        await tabTo(driver, / testimonials$/);
        await driver.key('Enter');
      },
      'rotation.play': driver => driver.press(playButton),
      'pointer.enter': async driver => {
        await driver.unhover();
        await driver.hover(rotator);
      },
      'pointer.leave': driver => driver.unhover(),
      'focus.enter': driver => tabTo(driver, /^Previous testimonial$/),
      'tab.hide': driver => driver.tab('hidden'),
      'tab.show': driver => driver.tab('shown'),
      'motion.reduce': async driver => {
        await driver.system({ motion: 'full' });
        await driver.system({ motion: 'reduced' });
      },
    },
    // Nobody can press a button in a hidden tab, and there is no Play button while the testimonials rotate.
    possible: ({ state, name, onPage }) =>
      onPage && state.includes('tab.hidden')
        ? ['tab.show', 'pointer.leave', 'motion.reduce'].includes(name)
        : name !== 'rotation.play' || state.includes(paused),
    states: {
      testimonial: {
        on: {
          'testimonial.next': ({ context: { index } }) => shown(index === last ? 0 : index + 1),
          'testimonial.previous': ({ context: { index } }) => shown(index === 0 ? last : index - 1),
          'testimonial.choose': ({ event: { index } }) => shown(index),
        },
        actors: ['motionPreference', 'pageVisibility'],
        page: ({ index, isRequested }) => ({
          ...Object.fromEntries(
            quotes.flatMap((quote, at) => [
              [seen(numbered(at)), at === index ? 'current true' : 'there'],
              [quote, at === index ? 'there' : undefined],
            ]),
          ),
          [text(`${index + 1} of ${count}`)]: 'there',
          'said polite': isRequested
            ? `Testimonial ${index + 1} of ${count}: ${testimonials[index]?.text} ${testimonials[index]?.name}`
            : undefined,
        }),
      },
      'rotation.rotating.playing': {
        ...rotating,
        on: {
          ...pauses,
          ...{ 'testimonial.next': again, 'testimonial.previous': again, 'testimonial.choose': again },
          dwell: ({ context: { index } }) => ({
            ...again,
            context: { index: index === last ? 0 : index + 1, isRequested: false },
          }),
          ...{ 'pointer.enter': waits, 'tab.hide': waits },
        },
      },
      'rotation.rotating.waiting': {
        ...rotating,
        on: {
          ...pauses,
          'pointer.leave': ({ state }) => (state.includes('tab.hidden') ? null : plays),
          'tab.show': ({ state }) => (state.includes('pointer.over') ? null : plays),
        },
        quietPeriod: LOOKING_ON,
      },
      'rotation.paused': {
        on: { 'rotation.play': ({ state }) => (state.includes('tab.hidden') ? waits : plays) },
        page: { [seen(pauseButton)]: undefined, [seen(playButton)]: 'there' },
        justAfter: { 'rotation.pause': { focus: 'Play testimonials' } },
        quietPeriod: LOOKING_ON,
      },
      'pointer.away': { on: { 'pointer.enter': 'pointer.over' } },
      'pointer.over': {
        noEffect: { 'the pointer moves on to a button inside': driver => driver.hover(next) },
        on: { 'pointer.leave': 'pointer.away', 'rotation.play': 'pointer.away' },
      },
      'tab.shown': { on: { 'tab.hide': 'tab.hidden' } },
      'tab.hidden': { on: { 'tab.show': 'tab.shown' } },
    },
    mayChange: ['said polite', rotator],
    neverShown: Object.fromEntries(quotes.map(one => [one, 'of those in the middle, the paths show only some'])),
  });
};
