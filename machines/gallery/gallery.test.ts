import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { settled } from '../../tests/models/harness';
import { listeningParent } from '../../tests/models/listening-parent';
import { lightboxMachine } from '../lightbox/lightbox.machine';
import { photoLoadingMachine } from '../photo-loading/photo-loading.machine';
import { type GestureCommand, zoomMachine } from '../zoom/zoom.machine';
import {
  type AddressCommand,
  type GalleryFact,
  galleryMachine,
  type LightboxCode,
  shownPhotos,
} from './gallery.machine';

const photos = [
  { id: 'bob', style: 'knotless' },
  { id: 'halo', style: 'ghana' },
  { id: 'boho', style: 'knotless' },
];
const all = ['bob', 'halo', 'boho'];
const broken = new Error('broken on purpose');
const idle = fromCallback(() => {});

const code: LightboxCode = {
  logic: lightboxMachine.provide({
    actors: {
      scrollLock: idle,
      zoom: zoomMachine.provide({ actors: { gestures: fromCallback<GestureCommand>(() => {}), zoomKeyboard: idle } }),
      photoLoading: photoLoadingMachine.provide({ actions: { focusStage: () => {} } }),
    },
  }),
  input: { alone: true },
};

/** With the lightbox itself; `load` is answered by hand. */
function start() {
  const { parent, facts } = listeningParent<GalleryFact>();
  const told: AddressCommand[] = [];
  const done: string[] = [];
  const grown: (string | null)[] = [];
  let load = { resolve: (_: LightboxCode) => {}, reject: (_: unknown) => {} };
  const gallery = createActor(
    galleryMachine.provide({
      actors: {
        address: fromCallback<AddressCommand>(({ receive }) => receive(command => told.push(command))),
        loadLightbox: fromPromise<LightboxCode>(
          () =>
            new Promise((resolve, reject) => {
              load = { resolve, reject };
            }),
        ),
        growth: fromCallback(({ input }) => void grown.push(input.photo)),
      },
      actions: {
        focusPhoto: (_, { photo }) => done.push(`focus ${photo}`),
        followLink: (_, { photo }) => done.push(`follow ${photo}`),
      },
    }),
    { input: { parent, photos } },
  ).start();
  onTestFinished(() => void gallery.stop());
  return {
    gallery,
    facts,
    told,
    done,
    grown,
    choose: (style: string | null) => gallery.send({ type: 'style.choose', style }),
    address: (style: string | null, photo: string | null = null) =>
      gallery.send({ type: 'address.change', style, photo }),
    shown: () => shownPhotos(gallery.getSnapshot().context).map(({ id }) => id),
    state: () => gallery.getSnapshot().value.lightbox,
    lightbox: () => gallery.getSnapshot().context.lightbox,
    async loaded() {
      load.resolve(code);
      await settled();
    },
    async lost() {
      load.reject(broken);
      await settled();
    },
    async open(photo: string) {
      gallery.send({ type: 'photo.open', photo });
      await this.loaded();
      gallery.send({ type: 'photo.draw' });
    },
  };
}

describe('a style that is chosen', () => {
  it('leaves its own photos, in their order, and is an entry of the history', () => {
    const it = start();
    expect(it.shown()).toEqual(all);
    it.choose('knotless');
    expect(it.shown()).toEqual(['bob', 'boho']);
    it.choose('ghana');
    expect(it.shown()).toEqual(['halo']);
    it.choose(null);
    expect(it.shown()).toEqual(all);
    expect(it.told).toEqual(['knotless', 'ghana', null].map(style => ({ type: 'style.push', style })));
  });

  it('is none if it is chosen already, or if no photo has it', () => {
    const it = start();
    for (const style of [null, 'locs', 'ghana', 'ghana', 'locs']) it.choose(style);
    expect([it.shown(), it.told]).toEqual([['halo'], [{ type: 'style.push', style: 'ghana' }]]);
  });
});

describe('the style in the address', () => {
  it('is obeyed, and not written again', () => {
    const it = start();
    it.address('knotless');
    expect(it.shown()).toEqual(['bob', 'boho']);
    it.address('ghana', 'halo');
    expect(it.shown()).toEqual(['halo']);
    it.address(null, 'bob');
    expect([it.shown(), it.told]).toEqual([all, []]);
  });

  it('is none where no photo has it', () => {
    const it = start();
    it.address('locs');
    expect(it.shown()).toEqual(all);
    it.address('ghana');
    it.address('locs', 'bob');
    expect([it.shown(), it.told]).toEqual([all, []]);
  });

  it('is dropped where it would leave out the photo that the address names', () => {
    const it = start();
    it.address('knotless', 'halo');
    expect(it.shown()).toEqual(all);
    it.address('ghana');
    it.address('knotless', 'halo');
    expect(it.shown()).toEqual(all);
    expect(it.told).toEqual([{ type: 'style.drop' }, { type: 'style.drop' }]);
  });

  it('stays beside a photo that nobody knows', () => {
    const it = start();
    it.address('ghana', 'nobody');
    expect([it.shown(), it.told]).toEqual([['halo'], []]);
  });
});

describe('a photo that is pressed', () => {
  it('opens once the code is here and the browser is ready, as an entry of the history', async () => {
    const it = start();
    it.gallery.send({ type: 'photo.open', photo: 'halo' });
    expect([it.state(), it.grown]).toEqual([{ loading: 'pressed' }, []]);
    await it.loaded();
    expect([it.state(), it.grown, it.told]).toEqual(['opening', ['halo'], []]);
    it.gallery.send({ type: 'photo.draw' });
    expect([it.state(), it.told]).toEqual(['open', [{ type: 'photo.push', photo: 'halo' }]]);
    expect(it.lightbox()?.getSnapshot().context).toMatchObject({ photos: all, photo: 'halo', alone: true });
  });

  it('is walked through among the photos of the chosen style', async () => {
    const it = start();
    it.choose('knotless');
    await it.open('boho');
    expect(it.lightbox()?.getSnapshot().context.photos).toEqual(['bob', 'boho']);
    it.lightbox()?.send({ type: 'photo.turn', turn: 'next' });
    expect(it.told.at(-1)).toEqual({ type: 'photo.replace', photo: 'bob' });
  });

  it('is not opened where the gallery does not show it', () => {
    const it = start();
    it.choose('knotless');
    it.gallery.send({ type: 'photo.open', photo: 'halo' });
    expect(it.state()).toBe('closed');
  });

  it('is opened by its link where the code cannot be had, and tried again with the next press', async () => {
    const it = start();
    it.gallery.send({ type: 'photo.open', photo: 'halo' });
    await it.lost();
    expect([it.state(), it.done]).toEqual(['closed', ['follow halo']]);
    expect(it.facts).toEqual([{ type: 'part.failed', part: 'loadLightbox', reason: broken }]);
    await it.open('bob');
    expect(it.state()).toBe('open');
  });

  it('stays closed when the visitor has gone back meanwhile', async () => {
    const it = start();
    it.gallery.send({ type: 'photo.open', photo: 'halo' });
    it.address(null);
    await it.loaded();
    expect([it.state(), it.done]).toEqual(['closed', []]);
  });
});

describe('the photo in the address', () => {
  it('is opened at once, and its address not written again', async () => {
    const it = start();
    it.address('ghana', 'halo');
    expect(it.state()).toEqual({ loading: 'named' });
    await it.loaded();
    expect([it.state(), it.grown, it.told]).toEqual(['open', [], []]);
    expect(it.lightbox()?.getSnapshot().context).toMatchObject({ photos: ['halo'], photo: 'halo' });
  });

  it('stays unopened where the code cannot be had', async () => {
    const it = start();
    it.address(null, 'halo');
    await it.lost();
    expect([it.state(), it.done, it.facts.length]).toEqual(['closed', [], 1]);
  });

  it('takes the place of the one that is open', async () => {
    const it = start();
    await it.open('bob');
    it.address('ghana', 'halo');
    expect(it.lightbox()?.getSnapshot().context).toMatchObject({ photos: ['halo'], photo: 'halo' });
    expect(it.told).toHaveLength(1);
  });

  it.each([null, 'nobody'])('closes the photo that is open, where it is %s, and gives the focus back', async photo => {
    const it = start();
    await it.open('bob');
    it.address(null, photo);
    expect([it.state(), it.done, it.told.length]).toEqual(['closed', ['focus bob'], 1]);
  });
});

describe('an open lightbox', () => {
  it('gives the focus to the photo last shown when it closes, leaves its address, and runs no more', async () => {
    const it = start();
    await it.open('bob');
    const lightbox = it.lightbox();
    lightbox?.send({ type: 'photo.turn', turn: 'next' });
    lightbox?.send({ type: 'lightbox.close' });
    expect([it.state(), it.done]).toEqual(['closed', ['focus halo']]);
    expect(it.told.slice(1)).toEqual([{ type: 'photo.replace', photo: 'halo' }, { type: 'photo.leave' }]);
    expect(lightbox?.getSnapshot().status).toBe('stopped');
  });

  it('that fails stops all that it has started, says so, and can be tried again at its photo', async () => {
    const it = start();
    await it.open('bob');
    const lightbox = it.lightbox();
    const { scrollLock } = lightbox?.getSnapshot().children ?? {};
    // Without photos its own code throws.
    lightbox?.send({ type: 'photo.show', photo: 'bob' } as never);
    expect([it.state(), scrollLock?.getSnapshot().status]).toEqual(['failed', 'stopped']);
    expect(it.facts).toEqual([{ type: 'part.failed', part: 'lightbox', reason: expect.any(TypeError) }]);
    expect(it.gallery.getSnapshot().hasTag('failed')).toBe(true);
    it.gallery.send({ type: 'failure.retry' });
    expect([it.state(), it.lightbox()?.getSnapshot().context.photo]).toEqual(['open', 'bob']);
  });

  it('has its link’s fate reported to the parent', async () => {
    const it = start();
    await it.open('bob');
    it.gallery.send({ type: 'link.copied' });
    it.gallery.send({ type: 'link.failed', link: 'https://a.example' });
    expect(it.facts).toEqual([{ type: 'link.copied' }, { type: 'link.failed', link: 'https://a.example' }]);
  });
});
