/** How a visitor reads, steps through and stops the testimonials, and what they must see; for whatever testimonials there are. */
import type { ContextFrom } from 'xstate';
import { type AnyKit, kitOf, type StateName } from '../kit/kit';
import { placeIn } from '../kit/place-in';
import { button, group, heading } from '../kit/screen';
import { testimonialRotatorMachine } from './testimonial-rotator.machine';

type Machine = typeof testimonialRotatorMachine;
type Moment = { context: ContextFrom<Machine> };

const testimonialsGroup = group('What our clients say');
const MOST_TABS = 60;
/** Long enough, in milliseconds, for two testimonials to have come and gone if they did not wait. */
const LOOKING_ON = 12_000;

/** `texts`: what each client says, in their order; at least three. */
export function testimonialRotatorKit(texts: readonly string[]): AnyKit {
  const count = texts.length;
  const last = count - 1;

  /** Forward, back and to a chosen one, which leave the state as it is; while playing, the five seconds begin anew. */
  const steps = (to: StateName<Machine>) => {
    const shows = (index: number) => ({ to, context: { index }, ...(to === 'playing' && { anew: true as const }) });
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
    beyondThePage: [
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
    alike: ({ index }) => placeIn(index, count),
    starts: { in: 'playing', context: { count, index: 0 } },
    laws: {
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
    alive: {
      playing: ['motionPreference', 'pageVisibility'],
      held: ['motionPreference', 'pageVisibility'],
      away: ['motionPreference', 'pageVisibility'],
      paused: ['motionPreference', 'pageVisibility'],
    },
    tags: { rotating: ['playing', 'held', 'away'] },

    viewports: ['phone', 'desktop'],
    calm: { held: LOOKING_ON, away: LOOKING_ON, paused: LOOKING_ON },
    begin: async screen => {
      await screen.system({ motion: 'full' });
      await screen.visit('/');
    },
    perform: {
      'testimonial.next': screen => screen.press(button('Next testimonial')),
      'testimonial.previous': screen => screen.press(button('Previous testimonial')),
      'testimonial.choose': (screen, { index }) => screen.press(button(`Testimonial ${index + 1} of ${count}`)),
      'rotation.pause': screen => screen.press(button('Pause testimonials')),
      'rotation.play': async screen => {
        await screen.tab('shown');
        await screen.press(button('Play testimonials'));
      },
      'pointer.enter': async screen => {
        await screen.unhover();
        await screen.hover(testimonialsGroup);
      },
      'pointer.leave': screen => screen.unhover(),
      'focus.enter': async screen => {
        // The very next control, where the browser goes on from what was pressed last.
        await screen.press(heading('What our clients say'));
        for (let press = 0; press < MOST_TABS; press++) {
          await screen.key('Tab');
          if (/ testimonials$/.test(await screen.focus())) return;
        }
      },
      'page.hide': async screen => {
        await screen.tab('shown');
        await screen.tab('hidden');
      },
      'page.show': screen => screen.tab('shown'),
      'motion.reduce': async screen => {
        await screen.system({ motion: 'full' });
        await screen.system({ motion: 'reduced' });
      },
    },
    see: async screen => {
      const places = texts.map((_, index) => index);
      const dots = await Promise.all(places.map(index => screen.look(button(`Testimonial ${index + 1} of ${count}`))));
      const read = await Promise.all(texts.map(text => screen.reads(text)));
      const shown = places.filter(index => read[index]);
      return {
        control: (await screen.look(button('Pause testimonials'))) ? 'Pause' : 'Play',
        dots: places.filter(index => dots[index]?.current === 'true'),
        texts: shown,
        counted: await screen.reads(`${(shown[0] ?? -1) + 1} of ${count}`),
      };
    },
    seen: { playing: shows('Pause'), held: shows('Pause'), away: shows('Pause'), paused: shows('Play') },
  });
}
