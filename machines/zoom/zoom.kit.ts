/** How a visitor looks closer at a photo, and what they must see; and what fingers and arrow keys do meanwhile. */
import type { ContextFrom } from 'xstate';
import { button, type Driver, dialog, image } from '../../tests/models/driver';
import { type AnyKit, kitOf, type Outcome, type SiteContent } from '../../tests/models/kit';
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
  effects: [{ to: 'gestures', type: 'photo.scale', scale }],
});
const turned = (turn: string | null): Outcome<Machine> => ({ to: 'fitted', effects: [{ does: 'turnPhoto', turn }] });

export default function zoomKit({ photos }: SiteContent): AnyKit {
  const open = (driver: Driver) => driver.press(image(photos[0]?.alt ?? ''));
  const pinch = (driver: Driver, { scale }: { scale: number }, from: number) =>
    driver.drag(
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
      'photo.dismiss': [{}],
      'arrow.press': [
        { arrow: 'right', turn: 'next' },
        { arrow: 'left', turn: 'previous' },
        { arrow: 'up', turn: null },
        { arrow: 'down', turn: null },
      ],
      'photo.change': [{}],
    },
    machineOnly: [
      { event: { type: 'photo.resize', scale: 1 }, because: 'fingers never meet the very size that they began with' },
    ],
    answers: {},
    delays: {},
    stateKey: ({ scale }) => (scale === 1 ? 'fitted' : scale === MOST ? 'most' : scale > STEP ? 'much' : 'little'),
    starts: { in: 'fitted', context: { scale: 1 } },
    transitions: {
      fitted: {
        'zoom.in': () => shown(STEP),
        'photo.doubleTap': () => shown(DOUBLE_TAP),
        'photo.resize': ({ event: { scale } }) => shown(scale > MOST ? MOST : scale > 1 ? scale : 1),
        'photo.swipe': ({ event: { turn } }) => turned(turn),
        'photo.dismiss': () => ({ to: 'fitted', effects: [{ does: 'dismiss' }] }),
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
          effects: [{ to: 'gestures', type: 'photo.pan', arrow }],
        }),
        'photo.change': () => shown(1),
      },
    },
    activeActors: { fitted: ['gestures', 'zoomKeyboard'], zoomed: ['gestures', 'zoomKeyboard'] },
    tags: { zoomed: ['zoomed'] },

    viewports: ['phone', 'desktop'],
    begin: async driver => {
      await driver.visit('/gallery');
      await open(driver);
    },
    perform: {
      'zoom.in': { button: driver => driver.press(button('Zoom in', lightbox)), plus: driver => driver.key('+') },
      'zoom.out': { button: driver => driver.press(button('Zoom out', lightbox)), minus: driver => driver.key('-') },
      'zoom.reset': driver => driver.key('0'),
      'photo.doubleTap': driver => driver.doubleTap(lightbox),
      'photo.resize': async (driver, event) => pinch(driver, event, await scaleOn(driver)),
      'photo.swipe': (driver, { turn }) =>
        driver.drag(lightbox, [
          [0, 0],
          [turn === 'next' ? -150 : 150, 6],
        ]),
      // Gone, and opened anew for what comes next.
      'photo.dismiss': async driver => {
        await driver.drag(lightbox, [
          [0, 0],
          [6, 150],
        ]);
        await open(driver);
      },
      'arrow.press': (driver, { arrow }) =>
        driver.key(({ right: 'ArrowRight', left: 'ArrowLeft', up: 'ArrowUp', down: 'ArrowDown' } as const)[arrow]),
      'photo.change': driver => driver.press(button('Next picture', lightbox)),
    },
    differs: ['said polite', / in '(Gallery picture|Zoom)'$/],
    see: async driver => ({ size: inFives(await scaleOn(driver)) }),
    seen: { fitted: size, zoomed: size },
  });
}

/** The page says whole percents, and fingers begin from what it says: in steps of five the two cannot differ. */
const inFives = (scale: number) => Math.round(Math.round(scale * 100) / 5) * 5;
const size = ({ scale }: Context) => ({
  size: inFives(scale),
  observed: {
    "button 'Zoom in' in 'Zoom'": scale === MOST ? 'disabled true' : 'there',
    "button 'Zoom out' in 'Zoom'": scale === 1 ? 'disabled true' : 'there',
  },
});

async function scaleOn(driver: Driver): Promise<number> {
  const look = await driver.look({ role: 'group', name: 'Zoom', within: lightbox });
  return Number.parseInt(look?.text ?? '', 10) / 100;
}
