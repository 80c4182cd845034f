import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type AddressCommand, type LightboxEvent, lightboxMachine, type ZoomCommand } from './lightbox.machine';

const photos = ['bob', 'bun', 'halo'];

function start() {
  const told: AddressCommand[] = [];
  const zoomTold: string[] = [];
  const shared: string[] = [];
  const alive = new Set<string>();
  const living = (name: string) =>
    fromCallback(() => {
      alive.add(name);
      return () => alive.delete(name);
    });
  const lightbox = createActor(
    lightboxMachine.provide({
      actors: {
        address: fromCallback<AddressCommand>(({ receive }) => receive(command => told.push(command))),
        scrollLock: living('scrollLock'),
        zoom: fromCallback<ZoomCommand>(({ receive }) => {
          alive.add('zoom');
          receive(({ type }) => zoomTold.push(type));
          return () => alive.delete('zoom');
        }),
      },
      actions: { sharePhoto: (_, { photo }) => shared.push(photo) },
    }),
  ).start();
  const send = (...events: LightboxEvent[]) => {
    for (const event of events) lightbox.send(event);
  };
  return {
    send,
    told,
    zoomTold,
    shared,
    alive,
    isOpen: () => lightbox.getSnapshot().hasTag('open'),
    index: () => lightbox.getSnapshot().context.index,
  };
}

describe('the lightbox', () => {
  it('opens at the photo that was chosen and pushes its address', () => {
    const it = start();
    it.send({ type: 'photo.open', photos, index: 1 });
    expect([it.isOpen(), it.index()]).toEqual([true, 1]);
    expect(it.told).toEqual([{ type: 'address.push', photo: 'bun' }]);
  });

  it('stays closed for a photo that is not in the gallery', () => {
    const it = start();
    it.send({ type: 'photo.open', photos, index: 3 }, { type: 'photo.open', photos, index: -1 });
    expect(it.isOpen()).toBe(false);
    expect(it.told).toEqual([]);
  });

  it('wraps at the last photo and at the first, replacing the address', () => {
    const it = start();
    it.send({ type: 'photo.open', photos, index: 2 }, { type: 'photo.next' });
    expect(it.index()).toBe(0);
    it.send({ type: 'photo.previous' });
    expect(it.index()).toBe(2);
    it.send({ type: 'photo.previous' });
    expect(it.index()).toBe(1);
    expect(it.told.slice(1)).toEqual([
      { type: 'address.replace', photo: 'bob' },
      { type: 'address.replace', photo: 'halo' },
      { type: 'address.replace', photo: 'bun' },
    ]);
  });

  it('leaves the address once when it closes, and remembers the photo last shown', () => {
    const it = start();
    it.send(
      { type: 'photo.open', photos, index: 0 },
      { type: 'photo.next' },
      { type: 'lightbox.close' },
      { type: 'lightbox.close' },
    );
    expect([it.isOpen(), it.index()]).toEqual([false, 1]);
    expect(it.told.filter(command => command.type === 'address.leave')).toHaveLength(1);
  });

  it('takes no step while closed', () => {
    const it = start();
    it.send({ type: 'photo.next' }, { type: 'photo.previous' });
    expect([it.isOpen(), it.index(), it.told]).toEqual([false, 0, []]);
  });

  it('zooms and locks the scroll while open, and only then', () => {
    const it = start();
    expect([...it.alive]).toEqual([]);
    it.send({ type: 'photo.open', photos, index: 0 });
    expect([...it.alive]).toEqual(['scrollLock', 'zoom']);
    it.send({ type: 'lightbox.close' });
    expect([...it.alive]).toEqual([]);
  });
});

describe('a photo that is open', () => {
  it('is shown fitted again whenever another takes its place', () => {
    const it = start();
    it.send({ type: 'photo.open', photos, index: 0 });
    expect(it.zoomTold).toEqual([]);
    it.send({ type: 'photo.next' }, { type: 'photo.previous' }, { type: 'address.change', photos, photo: 'halo' });
    expect(it.zoomTold).toEqual(['photo.change', 'photo.change', 'photo.change']);
  });

  it('is shared by its id, and only while it is open', () => {
    const it = start();
    it.send({ type: 'photo.share' }, { type: 'photo.open', photos, index: 1 }, { type: 'photo.share' });
    expect([it.shared, it.index(), it.isOpen()]).toEqual([['bun'], 1, true]);
  });

  it('is walked through among those that the gallery shows', () => {
    const it = start();
    it.send({ type: 'photo.open', photos: ['bob', 'halo'], index: 1 }, { type: 'photo.next' });
    expect([it.index(), it.told.at(-1)]).toEqual([0, { type: 'address.replace', photo: 'bob' }]);
    it.send({ type: 'address.change', photos, photo: 'bun' }, { type: 'photo.next' });
    expect([it.index(), it.told.at(-1)]).toEqual([2, { type: 'address.replace', photo: 'halo' }]);
  });
});

describe('the address', () => {
  it('opens the photo that it names, without writing itself again', () => {
    const it = start();
    it.send({ type: 'address.change', photos, photo: 'halo' });
    expect([it.isOpen(), it.index(), it.told]).toEqual([true, 2, []]);
  });

  it('shows another photo when it names another', () => {
    const it = start();
    it.send({ type: 'photo.open', photos, index: 0 }, { type: 'address.change', photos, photo: 'halo' });
    expect([it.isOpen(), it.index()]).toEqual([true, 2]);
  });

  it('closes the lightbox when it names none', () => {
    const it = start();
    it.send({ type: 'photo.open', photos, index: 0 }, { type: 'address.change', photos, photo: null });
    expect(it.isOpen()).toBe(false);
    expect(it.told).toHaveLength(1);
  });

  it('shows the gallery for an unknown photo', () => {
    const it = start();
    it.send({ type: 'address.change', photos, photo: 'nobody' });
    expect(it.isOpen()).toBe(false);
    it.send({ type: 'photo.open', photos, index: 0 }, { type: 'address.change', photos, photo: 'nobody' });
    expect(it.isOpen()).toBe(false);
  });
});
