/** How a visitor looks closer at a photo, and what they must see; and what fingers and arrow keys do meanwhile. */
import type { ContextFrom } from 'xstate';
import { type AnyKit, kitOf, type Outcome } from '../kit/kit';
import { button, dialog, image, type Screen } from '../kit/screen';
import { zoomMachine } from './zoom.machine';

type Machine = typeof zoomMachine;
type Context = ContextFrom<Machine>;

const lightbox = dialog('Gallery picture');
/** The specification's sizes: what a step makes of it, what a double tap does, and where it ends. */
const STEP = 1.5;
const DOUBLE_TAP = 2.5;
const MOST = 4;
/** How far from the middle each of two fingers comes down, in px: near enough that nine times as far is still on a phone. */
const APART = 16;

const shown = (scale: number): Outcome<Machine> => ({
  to: scale > 1 ? 'zoomed' : 'fitted',
  context: { scale },
  told: [{ to: 'gestures', type: 'photo.scale', scale }],
});
const turned = (turn: string | null): Outcome<Machine> => ({ to: 'fitted', told: [{ does: 'turnPhoto', turn }] });

/** `photos`: descriptions of the gallery's photos in their order; at least two. */
export function zoomKit(photos: readonly string[]): AnyKit {
  const open = (screen: Screen) => screen.press(image(photos[0] ?? ''));
  const pinch = (screen: Screen, { scale }: { scale: number }, from: number) =>
    screen.drag(
      lightbox,
      [
        [-APART, 0],
        [(-APART * scale) / from, 0],
      ],
      [
        [APART, 0],
        [(APART * scale) / from, 0],
      ],
    );

  return kitOf(zoomMachine)({
    name: 'zoom',
    input: undefined,
    events: {
      'zoom.in': [{}],
      'zoom.out': [{}],
      'zoom.reset': [{}],
      'photo.doubleTap': [{}],
      'photo.resize': [{ scale: 0.5 }, { scale: 3 }, { scale: 9 }],
      'photo.swipe': [{ turn: 'next' }, { turn: 'previous' }],
      'photo.putAway': [{}],
      'arrow.press': [
        { arrow: 'right', turn: 'next' },
        { arrow: 'left', turn: 'previous' },
        { arrow: 'up', turn: null },
        { arrow: 'down', turn: null },
      ],
      'photo.change': [{}],
    },
    beyondThePage: [
      { event: { type: 'photo.resize', scale: 1 }, because: 'fingers never meet the very size that they began with' },
    ],
    answers: {},
    delays: {},
    alike: ({ scale }) => (scale === 1 ? 'fitted' : scale === MOST ? 'most' : scale > STEP ? 'much' : 'little'),
    starts: { in: 'fitted', context: { scale: 1 } },
    laws: {
      fitted: {
        'zoom.in': () => shown(STEP),
        'photo.doubleTap': () => shown(DOUBLE_TAP),
        'photo.resize': ({ event: { scale } }) => shown(scale > MOST ? MOST : scale > 1 ? scale : 1),
        'photo.swipe': ({ event: { turn } }) => turned(turn),
        'photo.putAway': () => ({ to: 'fitted', told: [{ does: 'putAway' }] }),
        'arrow.press': ({ event: { turn } }) => (turn === null ? null : turned(turn)),
      },
      zoomed: {
        'zoom.in': ({ context: { scale } }) =>
          scale === MOST ? null : shown(scale * STEP > MOST ? MOST : scale * STEP),
        'zoom.out': ({ context: { scale } }) => shown(scale > STEP ? scale / STEP : 1),
        'zoom.reset': () => shown(1),
        'photo.doubleTap': () => shown(1),
        'photo.resize': ({ event: { scale } }) => shown(scale > MOST ? MOST : scale > 1 ? scale : 1),
        'arrow.press': ({ event: { arrow } }) => ({
          to: 'zoomed',
          told: [{ to: 'gestures', type: 'photo.pan', arrow }],
        }),
        'photo.change': () => shown(1),
      },
    },
    alive: { fitted: ['gestures', 'zoomKeyboard'], zoomed: ['gestures', 'zoomKeyboard'] },
    tags: { zoomed: ['zoomed'] },

    viewports: ['phone', 'desktop'],
    begin: async screen => {
      await screen.visit('/gallery');
      await open(screen);
    },
    perform: {
      'zoom.in': { button: screen => screen.press(button('Zoom in', lightbox)), plus: screen => screen.key('+') },
      'zoom.out': { button: screen => screen.press(button('Zoom out', lightbox)), minus: screen => screen.key('-') },
      'zoom.reset': screen => screen.key('0'),
      'photo.doubleTap': screen => screen.doubleTap(lightbox),
      'photo.resize': async (screen, event) => pinch(screen, event, await scaleOn(screen)),
      'photo.swipe': (screen, { turn }) =>
        screen.drag(lightbox, [
          [0, 0],
          [turn === 'next' ? -150 : 150, 6],
        ]),
      // Gone, and opened anew for what comes next.
      'photo.putAway': async screen => {
        await screen.drag(lightbox, [
          [0, 0],
          [6, 150],
        ]);
        await open(screen);
      },
      'arrow.press': (screen, { arrow }) =>
        screen.key(({ right: 'ArrowRight', left: 'ArrowLeft', up: 'ArrowUp', down: 'ArrowDown' } as const)[arrow]),
      'photo.change': screen => screen.press(button('Next picture', lightbox)),
    },
    see: async screen => ({ size: inFives(await scaleOn(screen)) }),
    seen: { fitted: size, zoomed: size },
  });
}

/** The page says whole percents, and fingers begin from what it says: in steps of five the two cannot differ. */
const inFives = (scale: number) => Math.round(Math.round(scale * 100) / 5) * 5;
const size = ({ scale }: Context) => ({ size: inFives(scale) });

async function scaleOn(screen: Screen): Promise<number> {
  const look = await screen.look({ role: 'group', name: 'Zoom', within: lightbox });
  return Number.parseInt(look?.text ?? '', 10) / 100;
}
