import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { galleryFilterMachine, type StyleCommand, shownPhotos } from './gallery-filter.machine';

const photos = [
  { id: 'bob', style: 'knotless' },
  { id: 'halo', style: 'ghana' },
  { id: 'boho', style: 'knotless' },
];

function start() {
  const told: StyleCommand[] = [];
  const filter = createActor(
    galleryFilterMachine.provide({
      actors: { styleAddress: fromCallback<StyleCommand>(({ receive }) => receive(command => told.push(command))) },
    }),
    { input: { photos } },
  ).start();
  return {
    told,
    choose: (style: string | null) => filter.send({ type: 'style.choose', style }),
    address: (style: string | null, photo: string | null = null) =>
      filter.send({ type: 'address.change', style, photo }),
    shown: () => shownPhotos(filter.getSnapshot().context).map(({ id }) => id),
    isFiltered: () => filter.getSnapshot().hasTag('filtered'),
  };
}
const all = ['bob', 'halo', 'boho'];

describe('a style that is chosen', () => {
  it('leaves its own photos, in their order, and is an entry of the history', () => {
    const it = start();
    expect([it.shown(), it.isFiltered()]).toEqual([all, false]);
    it.choose('knotless');
    expect([it.shown(), it.isFiltered()]).toEqual([['bob', 'boho'], true]);
    it.choose('ghana');
    expect(it.shown()).toEqual(['halo']);
    it.choose(null);
    expect([it.shown(), it.isFiltered()]).toEqual([all, false]);
    expect(it.told).toEqual(['knotless', 'ghana', null].map(style => ({ type: 'style.push', style })));
  });

  it('is none if it is chosen already, or if no photo has it', () => {
    const it = start();
    it.choose(null);
    it.choose('locs');
    it.choose('ghana');
    it.choose('ghana');
    it.choose('locs');
    expect([it.shown(), it.told]).toEqual([['halo'], [{ type: 'style.push', style: 'ghana' }]]);
  });
});

describe('the address', () => {
  it('is obeyed, and not written again', () => {
    const it = start();
    it.address('knotless');
    expect(it.shown()).toEqual(['bob', 'boho']);
    it.address('ghana', 'halo');
    expect(it.shown()).toEqual(['halo']);
    it.address(null, 'bob');
    expect([it.shown(), it.told]).toEqual([all, []]);
  });

  it('shows every style where it names one that is not there', () => {
    const it = start();
    it.address('locs');
    expect(it.shown()).toEqual(all);
    it.address('ghana');
    it.address('locs', 'bob');
    expect([it.shown(), it.told]).toEqual([all, []]);
  });

  it('loses its style where that would leave out the photo that it names', () => {
    const it = start();
    it.address('knotless', 'halo');
    expect(it.shown()).toEqual(all);
    it.address('ghana');
    it.address('knotless', 'halo');
    expect([it.shown(), it.isFiltered()]).toEqual([all, false]);
    expect(it.told).toEqual([{ type: 'style.drop' }, { type: 'style.drop' }]);
  });

  it('keeps its style beside a photo that nobody knows', () => {
    const it = start();
    it.address('ghana', 'nobody');
    expect([it.shown(), it.told]).toEqual([['halo'], []]);
  });
});
