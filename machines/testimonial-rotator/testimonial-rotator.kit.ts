/** How a visitor reads, steps through and stops the testimonials, and what they must see; for whatever testimonials there are. */
import type { ContextFrom } from 'xstate';
import { button, group, heading } from '../../tests/models/driver';
import { type AnyKit, kitOf, type SiteContent, type StateName } from '../../tests/models/kit';
import { placeIn } from '../../tests/models/place-in';
import { testimonialRotatorMachine } from './testimonial-rotator.machine';

type Machine = typeof testimonialRotatorMachine;
type Moment = { context: ContextFrom<Machine> };

const testimonialsGroup = group('What our clients say');
const MOST_TABS = 60;
/** Long enough, in milliseconds, for two testimonials to have come and gone if they did not wait. */
const LOOKING_ON = 12_000;

export default function testimonialRotatorKit({ testimonials: texts }: SiteContent): AnyKit {
  const count = texts.length;
  const last = count - 1;

  /** Forward, back and to a chosen one, which leave the state as it is; while playing, the five seconds begin anew. */
  const steps = (to: StateName<Machine>) => {
    const shows = (index: number) => ({ to, context: { index }, ...(to === 'playing' && { reenter: true as const }) });
    return {
      'testimonial.next': ({ context: { index } }: Moment) => shows(index === last ? 0 : index + 1),
      'testimonial.previous': ({ context: { index } }: Moment) => shows(index === 0 ? last : index - 1),
      'testimonial.choose': ({ event: { index } }: { event: { index: number } }) =>
        index < 0 || index > last ? null : shows(index),
    };
  };
  const pause = () => ({ to: 'paused' as const });
  const pauses = {
    'focus.enter': ({ event }: { event: { visible: boolean } }) => (event.visible ? pause() : null),
    'rotation.pause': pause,
    'motion.reduce': pause,
  };
  const shows =
    (control: 'Pause' | 'Play') =>
    ({ index }: Moment['context']) => ({ control, dots: [index], texts: [index], counted: true });

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
      'page.hide': [{}],
      'page.show': [{}],
      'motion.reduce': [{}],
    },
    machineOnly: [
      ...[-1, count].map(index => ({
        event: { type: 'testimonial.choose' as const, index },
        because: 'there is no dot for it',
      })),
      {
        event: { type: 'focus.enter', visible: false },
        because:
          'a press that moves the focus unseen always does more: every press of a control shows that it stops nothing',
      },
    ],
    answers: {},
    delays: { dwell: 5_000 },
    stateKey: ({ index }) => placeIn(index, count),
    starts: { in: 'playing', context: { count, index: 0 } },
    transitions: {
      playing: {
        ...steps('playing'),
        ...pauses,
        dwell: steps('playing')['testimonial.next'],
        'pointer.enter': () => ({ to: 'held' }),
        'page.hide': () => ({ to: 'away' }),
      },
      held: { ...steps('held'), ...pauses, 'pointer.leave': () => ({ to: 'playing' }) },
      away: { ...steps('away'), 'page.show': () => ({ to: 'playing' }), 'motion.reduce': pause },
      paused: { ...steps('paused'), 'rotation.play': () => ({ to: 'playing' }) },
    },
    activeActors: {
      playing: ['motionPreference', 'pageVisibility'],
      held: ['motionPreference', 'pageVisibility'],
      away: ['motionPreference', 'pageVisibility'],
      paused: ['motionPreference', 'pageVisibility'],
    },
    tags: { rotating: ['playing', 'held', 'away'] },

    viewports: ['phone', 'desktop'],
    quietPeriod: { held: LOOKING_ON, away: LOOKING_ON, paused: LOOKING_ON },
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
        // The very next control, where the browser goes on from what was pressed last.
        await driver.press(heading('What our clients say'));
        for (let press = 0; press < MOST_TABS; press++) {
          await driver.key('Tab');
          if (/ testimonials$/.test(await driver.focus())) return;
        }
      },
      'page.hide': async driver => {
        await driver.tab('shown');
        await driver.tab('hidden');
      },
      'page.show': driver => driver.tab('shown'),
      'motion.reduce': async driver => {
        await driver.system({ motion: 'full' });
        await driver.system({ motion: 'reduced' });
      },
    },
    see: async driver => {
      const places = texts.map((_, index) => index);
      const dots = await Promise.all(places.map(index => driver.look(button(`Testimonial ${index + 1} of ${count}`))));
      const read = await Promise.all(texts.map(text => driver.reads(text)));
      const shown = places.filter(index => read[index]);
      return {
        control: (await driver.look(button('Pause testimonials'))) ? 'Pause' : 'Play',
        dots: places.filter(index => dots[index]?.current === 'true'),
        texts: shown,
        counted: await driver.reads(`${(shown[0] ?? -1) + 1} of ${count}`),
      };
    },
    seen: { playing: shows('Pause'), held: shows('Pause'), away: shows('Pause'), paused: shows('Play') },
  });
}
