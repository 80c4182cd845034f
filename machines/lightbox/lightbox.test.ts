import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { settled } from '../../tests/models/harness';
import { listeningParent } from '../../tests/models/listening-parent';
import { photoLoadingMachine } from '../photo-loading/photo-loading.machine';
import { type GestureCommand, zoomMachine } from '../zoom/zoom.machine';
import { type LightboxEvent, type LightboxFact, lightboxMachine, type Sharing, slidesOf } from './lightbox.machine';

const photos = ['bob', 'bun', 'halo', 'knot'];
const idle = fromCallback(() => {});

function start({ alone = false, walked = photos } = {}) {
  const { parent, facts } = listeningParent<LightboxFact>();
  const shared: { photo: string; answer: (sharing: Sharing) => void }[] = [];
  const lightbox = createActor(
    lightboxMachine.provide({
      actors: {
        scrollLock: idle,
        zoom: zoomMachine.provide({ actors: { gestures: fromCallback<GestureCommand>(() => {}), zoomKeyboard: idle } }),
        photoLoading: photoLoadingMachine.provide({ actions: { focusStage: () => {} } }),
        sharePhoto: fromPromise<Sharing, { photo: string }>(
          ({ input: { photo } }) => new Promise(answer => shared.push({ photo, answer })),
        ),
      },
    }),
    { input: { parent, photos: walked, photo: 'bob', alone } },
  ).start();
  const running = () =>
    Object.entries(lightbox.getSnapshot().children)
      .filter(([, child]) => child?.getSnapshot().status === 'active')
      .map(([name]) => name);
  return {
    lightbox,
    facts,
    shared,
    send: (...events: LightboxEvent[]) => events.forEach(event => void lightbox.send(event)),
    photo: () => lightbox.getSnapshot().context.photo,
    loading: () =>
      running()
        .filter(name => name.startsWith('photoLoading.'))
        .map(name => name.slice('photoLoading.'.length))
        .sort(),
  };
}

const next = { type: 'photo.turn', turn: 'next' } as const;
const previous = { type: 'photo.turn', turn: 'previous' } as const;

describe('the lightbox', () => {
  it('goes to the next and the previous photo, wraps around, and reports each photo', () => {
    const it = start();
    it.send(previous, next, next);
    it.send({ type: 'turn.requested', turn: 'previous' });
    expect(it.facts).toEqual(['knot', 'bob', 'bun', 'bob'].map(photo => ({ type: 'photo.shown', photo })));
  });

  it('takes the photo and the list of photos from a photo.show event, without reporting the photo', () => {
    const it = start();
    it.send({ type: 'photo.show', photos: ['halo', 'knot'], photo: 'halo' });
    expect([it.photo(), it.facts]).toEqual(['halo', []]);
    it.send(next, next);
    expect(it.facts.map(fact => 'photo' in fact && fact.photo)).toEqual(['knot', 'halo']);
  });

  it.each(['lightbox.close', 'close.requested'] as const)('reports lightbox.closed on %s', type => {
    const it = start();
    it.send({ type });
    expect(it.facts).toEqual([{ type: 'lightbox.closed' }]);
  });

  it('resets the zoom when another photo is shown', () => {
    const it = start();
    const scale = () => it.lightbox.getSnapshot().children.zoom?.getSnapshot().context.scale;
    for (const event of [next, { type: 'photo.show', photos, photo: 'halo' } as const]) {
      it.lightbox.getSnapshot().children.zoom?.send({ type: 'zoom.in' });
      expect(scale()).toBe(1.5);
      it.send(event);
      expect(scale()).toBe(1);
    }
  });

  it('shows another photo or closes when the zoom requests it', () => {
    const it = start();
    it.lightbox.getSnapshot().children.zoom?.send({ type: 'photo.swipe', turn: 'next' });
    it.lightbox.getSnapshot().children.zoom?.send({ type: 'photo.dismiss' });
    expect(it.facts).toEqual([{ type: 'photo.shown', photo: 'bun' }, { type: 'lightbox.closed' }]);
  });
});

describe('the photos', () => {
  it('next to the photo shown load, too; after a change, those still needed keep loading and the others stop', () => {
    const it = start();
    expect(it.loading()).toEqual(['bob', 'bun', 'knot']);
    const bun = it.lightbox.getSnapshot().context.loading.bun;
    it.send(next);
    expect(it.loading()).toEqual(['bob', 'bun', 'halo']);
    expect(it.lightbox.getSnapshot().context.loading.bun).toBe(bun);
    expect(Object.keys(it.lightbox.getSnapshot().context.loading).sort()).toEqual(['bob', 'bun', 'halo']);
  });

  it('next to the photo shown do not load for a visitor who saves data', () => {
    const it = start({ alone: true });
    it.send(next);
    expect(it.loading()).toEqual(['bun']);
  });

  it('have one slide each, however few there are', () => {
    const of = (few: string[]) => slidesOf({ photos: few, photo: few[0] ?? '', alone: false });
    expect(of(['bob'])).toEqual([{ photo: 'bob', place: 'shown' }]);
    expect(of(['bob', 'bun'])).toEqual([
      { photo: 'bob', place: 'shown' },
      { photo: 'bun', place: 'next' },
    ]);
    expect(of(photos).at(-1)).toEqual({ photo: 'knot', place: 'previous' });
  });
});

describe('sharing a link to the photo', () => {
  const link = 'https://salon.example/gallery?photo=bob';
  it.each([
    ['shared', 'nothing', []],
    ['copied', 'link.copied', [{ type: 'link.copied' }]],
    ['failed', 'link.failed', [{ type: 'link.failed', link }]],
  ] as const)('with the outcome %s reports %s', async (outcome, _, facts) => {
    const it = start();
    it.send({ type: 'photo.share' });
    expect(it.shared.map(({ photo }) => photo)).toEqual(['bob']);
    it.shared[0]?.answer({ outcome, link });
    await settled();
    expect(it.facts).toEqual(facts);
    it.send({ type: 'photo.share' });
    expect(it.shared).toHaveLength(2);
  });

  it('does not start twice at once, and reports nothing after the lightbox has closed', async () => {
    const it = start();
    it.send({ type: 'photo.share' }, next, { type: 'photo.share' }, { type: 'lightbox.close' });
    expect(it.shared).toHaveLength(1);
    it.shared[0]?.answer({ outcome: 'copied', link });
    await settled();
    expect(it.facts.map(({ type }) => type)).toEqual(['photo.shown', 'lightbox.closed']);
  });
});
