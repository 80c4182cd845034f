/**
 * Every two machines that are alive together: each state of one with each event of the other. The full run takes all machines;
 * `npm test` takes every fourth, with those that it interacts with.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { everyNth, full } from '../support/extent';
import { interactions } from './interactions';
import type { AnyKit } from './kit';
import { kits } from './kits';
import { type Pair, walkPair } from './pairs';

/** The root is what the others meet through: what it does is what is written of them. */
const all = kits.filter(({ name }) => name !== 'site');
const isWritten = (kit: AnyKit, other: AnyKit) =>
  interactions.some(({ of, changes }) => of === other.name && changes === kit.name);

describe('machines that are alive together', () => {
  const walked: Pair[] = [];

  for (const kit of everyNth(all, 4)) {
    const others = all.filter(other => other !== kit && (full || isWritten(kit, other)));
    it.runIf(others.length > 0)(`${kit.name} changes by what is written, and by nothing else that another does`, () => {
      const pairs = others.flatMap(other => walkPair(kits, kit, other));
      walked.push(...pairs);
      const changes = pairs.filter(({ result }) => result === 'changes');
      const said = changes.map(one => `${kit.name} in ${one.state}, ${one.other} ${one.event}: ${one.because}`);
      expect(said, said.join('\n')).toEqual([]);
    });
  }

  it.runIf(full)('interact as it is written', () => {
    const happened = new Set(walked.filter(({ result }) => result === 'interacts').map(pair => pair.because));
    expect(interactions.filter(({ because }) => !happened.has(because))).toEqual([]);
  });

  afterAll(() => {
    const { STORYBOARD } = process.env;
    if (!STORYBOARD) return;
    mkdirSync(STORYBOARD, { recursive: true });
    writeFileSync(join(STORYBOARD, 'pairs.txt'), JSON.stringify(walked));
  });
});
