import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { listeningParent } from '../../tests/models/listening-parent';
import {
  type MobileMenuActor,
  type MobileMenuEvent,
  type MobileMenuFact,
  mobileMenuMachine,
} from './mobile-menu.machine';

function start() {
  const happened: string[] = [];
  const { parent } = listeningParent<MobileMenuFact>(() =>
    happened.push(`booking requested, menu ${menu.getSnapshot().hasTag('open') ? 'open' : 'closed'}`),
  );
  const menu: MobileMenuActor = createActor(
    mobileMenuMachine.provide({
      actors: { dismissal: fromCallback(() => {}) },
      actions: { focusToggle: () => happened.push('focus on the button') },
    }),
    { input: { parent } },
  ).start();
  return {
    happened,
    send: (...types: MobileMenuEvent['type'][]) => types.forEach(type => void menu.send({ type })),
    isOpen: () => menu.getSnapshot().hasTag('open'),
  };
}

describe('the mobile menu', () => {
  it('starts closed; its button opens and closes it', () => {
    const it = start();
    expect(it.isOpen()).toBe(false);
    it.send('menu.toggle');
    expect(it.isOpen()).toBe(true);
    it.send('menu.toggle');
    expect(it.isOpen()).toBe(false);
    expect(it.happened).toEqual([]);
  });

  it.each(['page.change', 'focus.leave'] as const)('closes on %s and does not move the focus', type => {
    const it = start();
    it.send('menu.toggle', type);
    expect(it.isOpen()).toBe(false);
    expect(it.happened).toEqual([]);
  });

  it.each(['escape.press', 'link.choose'] as const)('closes on %s and returns the focus to its button', type => {
    const it = start();
    it.send('menu.toggle', type);
    expect(it.isOpen()).toBe(false);
    expect(it.happened).toEqual(['focus on the button']);
  });

  it('closes before it asks for the request form', () => {
    const it = start();
    it.send('menu.toggle', 'booking.choose');
    expect(it.isOpen()).toBe(false);
    expect(it.happened).toEqual(['focus on the button', 'booking requested, menu closed']);
  });

  it('ignores everything except its button while it is closed', () => {
    const it = start();
    it.send('link.choose', 'escape.press', 'booking.choose', 'focus.leave', 'page.change');
    expect(it.isOpen()).toBe(false);
    expect(it.happened).toEqual([]);
  });
});
