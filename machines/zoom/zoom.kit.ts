/** The zoom: a visitor enlarges and moves a photo with buttons, keys and fingers. */
import { aspect, button, type Driver, group, type Outcome, pinch, type StateEntry, seen, to } from 'xstate-paths';
import { lightbox, openPhoto, type SiteContent, siteKit } from '../kit';
import { zoomMachine } from './zoom.machine';

type Machine = typeof zoomMachine;

// From the specification: the factor of one press, the scale after a double tap, and the maximum scale.
const STEP = 1.5;
const DOUBLE_TAP = 2.5;
const MAX_SCALE = 4;
/** A pinch that ends below it was none. */
const LEAST_PINCH = 1.05;
/** Of each finger from the center at the start of a pinch, in px: nine times as far still fits on a phone. */
const APART = 16;

const controls = group('Zoom', lightbox);
const zoomIn = button('Zoom in', controls);
const zoomOut = button('Zoom out', controls);
const percent = aspect('scale');
const fills = aspect('photo fills its place');

/** The center of a pinch or a double tap, in px from the photo's center; other zooms keep the photo's center fixed. */
const about = { x: 20, y: -10 };
const middle = { about: { x: 0, y: 0 }, isSmooth: true };

const shown = (scale: number, resizing = middle): Outcome<Machine> => ({
  to: scale > 1 ? 'zoomed' : 'fitted',
  context: { scale },
  effects: [{ to: 'gestures', type: 'photo.scale', scale, ...(scale > 1 ? resizing : middle) }],
});
const always = {
  on: {
    'photo.resize': ({ event: { type: _, scale, ...resizing } }) =>
      shown(scale < LEAST_PINCH ? 1 : Math.min(scale, MAX_SCALE), resizing),
  },
  actors: ['gestures', 'zoomKeyboard'],
  page: ({ scale }) => ({
    [percent]: inFives(scale),
    [fills]: 'true',
    // A pinch may end one percent off, so between the limits any percentage is accepted.
    'said polite': scale === 1 || scale === MAX_SCALE ? new RegExp(`\\b${scale * 100}%`) : /\b\d+%/,
    [seen(zoomIn)]: scale === MAX_SCALE ? 'disabled true' : 'there',
    [seen(zoomOut)]: scale === 1 ? 'disabled true' : 'there',
  }),
} satisfies StateEntry<Machine>;

/** Rounds to five percent: the page shows whole percents and a pinch starts from those, so smaller differences do not count. */
const inFives = (scale: number) => `${Math.round(Math.round(scale * 100) / 5) * 5}%`;

const scaleOn = async (driver: Driver) => Number.parseInt((await driver.look(controls))?.text ?? '', 10) / 100;

const pinchTo = async (driver: Driver, scale: number) => pinch(APART, (APART * scale) / (await scaleOn(driver)));

export default ({ photos }: SiteContent) => {
  const open = (driver: Driver) => openPhoto(driver, photos[0]?.alt ?? '');

  return siteKit(zoomMachine)({
    context: { scale: 1 },
    stateKey: ({ scale }) => (scale === 1 ? 'fitted' : scale === MAX_SCALE ? 'most' : scale > STEP ? 'much' : 'little'),
    begin: async driver => {
      await driver.visit('/gallery');
      await open(driver);
    },
    events: {
      'zoom.increase': {
        button: driver => driver.press(zoomIn),
        // As most keyboards type it.
        plus: driver => driver.key('+', 'Shift'),
        equals: driver => driver.key('='),
      },
      'zoom.decrease': { button: driver => driver.press(zoomOut), minus: driver => driver.key('-') },
      'zoom.reset': driver => driver.key('0'),
      'photo.doubleTap': { payloads: [{ about }], by: driver => driver.doubleTap(lightbox) },
      'photo.resize': {
        payloads: [
          { scale: 0.5, about, isSmooth: true },
          { scale: 3, about, isSmooth: false },
          { scale: 9, about, isSmooth: true },
        ],
        by: {
          pinch: async (driver, { scale }) => driver.drag(lightbox, await pinchTo(driver, scale)),
          'a pinch that the system takes over': async (driver, { scale }) =>
            driver.drag(lightbox, await pinchTo(driver, scale), 'canceled'),
        },
      },
      'photo.swipe': {
        payloads: [{ turn: 'next' }, { turn: 'previous' }],
        by: (driver, { turn }) => driver.drag(lightbox, to(turn === 'next' ? -150 : 150, 6)),
      },
      // Closes the lightbox, and opens it again for the next step.
      'photo.dismiss': async driver => {
        await driver.drag(lightbox, to(6, 150));
        await open(driver);
      },
      'sideArrow.press': {
        payloads: [
          { arrow: 'right', turn: 'next' },
          { arrow: 'left', turn: 'previous' },
        ],
        by: (driver, { arrow }) => driver.key(arrow === 'right' ? 'ArrowRight' : 'ArrowLeft'),
      },
      'uprightArrow.press': {
        payloads: [{ arrow: 'up' }, { arrow: 'down' }],
        by: (driver, { arrow }) => driver.key(arrow === 'up' ? 'ArrowUp' : 'ArrowDown'),
      },
      'photo.change': driver => driver.press(button('Next picture', lightbox)),
    },
    machineOnly: [
      { event: { type: 'photo.resize', scale: 1.04, about, isSmooth: true }, because: 'it is less than a pixel' },
    ],
    states: {
      fitted: {
        ...always,
        on: {
          ...always.on,
          'zoom.increase': shown(STEP),
          'photo.doubleTap': shown(DOUBLE_TAP, { about, isSmooth: true }),
          'photo.swipe': ({ event: { turn } }) => ['fitted', { type: 'photo.turn', turn }],
          'photo.dismiss': ['fitted', { type: 'lightbox.close' }],
          'sideArrow.press': ({ event: { turn } }) => ['fitted', { type: 'photo.turn', turn }],
        },
        // The lightbox is open again.
        justAfter: { 'photo.dismiss': { focus: 'Close' } },
        noEffect: {
          'a drag up': driver => driver.drag(lightbox, to(6, -150)),
          'a swipe that the system takes over': driver => driver.drag(lightbox, to(-150, 6), 'canceled'),
          'a drag down that the system takes over': driver => driver.drag(lightbox, to(6, 150), 'canceled'),
          // It makes the whole page larger.
          'plus with Ctrl': driver => driver.key('+', 'Control'),
        },
      },
      zoomed: {
        ...always,
        on: {
          ...always.on,
          'zoom.increase': ({ context: { scale } }) =>
            scale === MAX_SCALE ? null : shown(Math.min(scale * STEP, MAX_SCALE)),
          'zoom.decrease': ({ context: { scale } }) => shown(Math.max(scale / STEP, 1)),
          'zoom.reset': shown(1),
          'photo.doubleTap': shown(1),
          'sideArrow.press': ({ event: { arrow } }) => ['zoomed', { to: 'gestures', type: 'photo.pan', arrow }],
          'uprightArrow.press': ({ event: { arrow } }) => ['zoomed', { to: 'gestures', type: 'photo.pan', arrow }],
          'photo.change': shown(1),
        },
      },
    },
    see: async driver => ({ [percent]: inFives(await scaleOn(driver)), [fills]: `${await driver.photoFills()}` }),
    // Another picture than the one that was opened may be out of view.
    mayScroll: ['photo.dismiss'],
    mayChange: ['said polite', lightbox, controls],
  });
};
