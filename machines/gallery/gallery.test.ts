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

/** Starts the gallery with the real lightbox. The test decides when the lightbox code loads or fails. */
function start() {
  const { parent, facts } = listeningParent<GalleryFact>();
  const commands: AddressCommand[] = [];
  const done: string[] = [];
  let load = { resolve: (_: LightboxCode) => {}, reject: (_: unknown) => {} };
  const gallery = createActor(
    galleryMachine.provide({
      actors: {
        address: fromCallback<AddressCommand>(({ receive }) => receive(command => commands.push(command))),
        loadLightbox: fromPromise<LightboxCode>(
          () =>
            new Promise((resolve, reject) => {
              load = { resolve, reject };
            }),
        ),
      },
      actions: {
        growPhoto: (_, { photo }) => done.push(`grow ${photo}`),
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
    commands,
    done,
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
    },
  };
}

describe('a chosen style', () => {
  it('filters the photos and adds a history entry', () => {
    const it = start();
    expect(it.shown()).toEqual(all);
    it.choose('knotless');
    expect(it.shown()).toEqual(['bob', 'boho']);
    it.choose('ghana');
    expect(it.shown()).toEqual(['halo']);
    it.choose(null);
    expect(it.shown()).toEqual(all);
    expect(it.commands).toEqual(['knotless', 'ghana', null].map(style => ({ type: 'style.push', style })));
  });

  it('changes nothing if it is already chosen or has no photos', () => {
    const it = start();
    for (const style of [null, 'locs', 'ghana', 'ghana', 'locs']) it.choose(style);
    expect([it.shown(), it.commands]).toEqual([['halo'], [{ type: 'style.push', style: 'ghana' }]]);
  });
});

describe('the style in the address', () => {
  it('filters the photos without a new history entry', () => {
    const it = start();
    it.address('knotless');
    expect(it.shown()).toEqual(['bob', 'boho']);
    it.address('ghana', 'halo');
    expect(it.shown()).toEqual(['halo']);
    it.address(null, 'bob');
    expect([it.shown(), it.commands]).toEqual([all, []]);
  });

  it('is ignored if no photo has it', () => {
    const it = start();
    it.address('locs');
    expect(it.shown()).toEqual(all);
    it.address('ghana');
    it.address('locs', 'bob');
    expect([it.shown(), it.commands]).toEqual([all, []]);
  });

  it('is removed if the address names a photo of another style', () => {
    const it = start();
    it.address('knotless', 'halo');
    expect(it.shown()).toEqual(all);
    it.address('ghana');
    it.address('knotless', 'halo');
    expect(it.shown()).toEqual(all);
    expect(it.commands).toEqual([{ type: 'style.drop' }, { type: 'style.drop' }]);
  });

  it('stays if the photo in the address does not exist', () => {
    const it = start();
    it.address('ghana', 'nobody');
    expect([it.shown(), it.commands]).toEqual([['halo'], []]);
  });
});

describe('a pressed photo', () => {
  it('grows from its thumbnail when the lightbox code is loaded, and adds a history entry', async () => {
    const it = start();
    it.gallery.send({ type: 'photo.open', photo: 'halo' });
    expect([it.state(), it.done, it.commands]).toEqual([{ loading: 'pressed' }, [], []]);
    await it.loaded();
    expect([it.state(), it.done, it.commands]).toEqual([
      'open',
      ['grow halo'],
      [{ type: 'photo.push', photo: 'halo' }],
    ]);
    expect(it.lightbox()?.getSnapshot().context).toMatchObject({ photos: all, photo: 'halo', alone: true });
  });

  it('opens in a lightbox with the photos of the chosen style', async () => {
    const it = start();
    it.choose('knotless');
    await it.open('boho');
    expect(it.lightbox()?.getSnapshot().context.photos).toEqual(['bob', 'boho']);
    it.lightbox()?.send({ type: 'photo.turn', turn: 'next' });
    expect(it.commands.at(-1)).toEqual({ type: 'photo.replace', photo: 'bob' });
  });

  it('does not open while the filter hides it', () => {
    const it = start();
    it.choose('knotless');
    it.gallery.send({ type: 'photo.open', photo: 'halo' });
    expect(it.state()).toBe('closed');
  });

  it('opens as a file if the lightbox code cannot be loaded; the next press tries again', async () => {
    const it = start();
    it.gallery.send({ type: 'photo.open', photo: 'halo' });
    await it.lost();
    expect([it.state(), it.done]).toEqual(['closed', ['follow halo']]);
    expect(it.facts).toEqual([{ type: 'part.failed', part: 'loadLightbox', reason: broken }]);
    await it.open('bob');
    expect(it.state()).toBe('open');
  });

  it('stays closed if the visitor goes Back while it is loading', async () => {
    const it = start();
    it.gallery.send({ type: 'photo.open', photo: 'halo' });
    it.address(null);
    await it.loaded();
    expect([it.state(), it.done]).toEqual(['closed', []]);
  });
});

describe('the photo in the address', () => {
  it('opens without a press and without a new history entry', async () => {
    const it = start();
    it.address('ghana', 'halo');
    expect(it.state()).toEqual({ loading: 'named' });
    await it.loaded();
    expect([it.state(), it.done, it.commands]).toEqual(['open', [], []]);
    expect(it.lightbox()?.getSnapshot().context).toMatchObject({ photos: ['halo'], photo: 'halo' });
  });

  it('stays closed if the lightbox code cannot be loaded', async () => {
    const it = start();
    it.address(null, 'halo');
    await it.lost();
    expect([it.state(), it.done, it.facts.length]).toEqual(['closed', [], 1]);
  });

  it('replaces the open photo', async () => {
    const it = start();
    await it.open('bob');
    it.address('ghana', 'halo');
    expect(it.lightbox()?.getSnapshot().context).toMatchObject({ photos: ['halo'], photo: 'halo' });
    expect(it.commands).toHaveLength(1);
  });

  it.each([
    ['missing', null],
    ['unknown', 'nobody'],
  ] as const)('when it is %s, the open photo closes and its thumbnail receives the focus', async (_, photo) => {
    const it = start();
    await it.open('bob');
    it.address(null, photo);
    expect([it.state(), it.done.slice(1), it.commands.length]).toEqual(['closed', ['focus bob'], 1]);
  });
});

describe('an open lightbox', () => {
  it('stops when it is closed; the gallery focuses the last photo shown and removes that photo from the address', async () => {
    const it = start();
    await it.open('bob');
    const lightbox = it.lightbox();
    lightbox?.send({ type: 'photo.turn', turn: 'next' });
    lightbox?.send({ type: 'lightbox.close' });
    expect([it.state(), it.done.slice(1)]).toEqual(['closed', ['focus halo']]);
    expect(it.commands.slice(1)).toEqual([{ type: 'photo.replace', photo: 'halo' }, { type: 'photo.leave' }]);
    expect(lightbox?.getSnapshot().status).toBe('stopped');
  });

  it('that fails is stopped with its children, reported, and can be restarted at its photo', async () => {
    const it = start();
    await it.open('bob');
    const lightbox = it.lightbox();
    const { scrollLock } = lightbox?.getSnapshot().children ?? {};
    // Without `photos`, this event makes the lightbox throw.
    lightbox?.send({ type: 'photo.show', photo: 'bob' } as never);
    expect([it.state(), scrollLock?.getSnapshot().status]).toEqual(['failed', 'stopped']);
    expect(it.facts).toEqual([{ type: 'part.failed', part: 'lightbox', reason: expect.any(TypeError) }]);
    expect(it.gallery.getSnapshot().hasTag('failed')).toBe(true);
    it.gallery.send({ type: 'failure.retry' });
    expect([it.state(), it.lightbox()?.getSnapshot().context.photo]).toEqual(['open', 'bob']);
  });

  it('reports whether the photo’s link was copied, and the gallery passes that on', async () => {
    const it = start();
    await it.open('bob');
    it.gallery.send({ type: 'link.copied' });
    it.gallery.send({ type: 'link.failed', link: 'https://a.example' });
    expect(it.facts).toEqual([{ type: 'link.copied' }, { type: 'link.failed', link: 'https://a.example' }]);
  });
});
