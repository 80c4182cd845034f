/**
 * Tests every two machines that run together: each state of one with each event of the other. The full run takes all of them;
 * `npm test` takes every fourth machine, together with the machines that change it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyNth, full } from '../support/extent';
import { interactions } from './interactions';
import type { AnyKit } from './kit';
import { kits } from './kits';
import { type Pair, walkPair } from './pairs';

/** All machines except the root, which only connects the others. */
const all = kits.filter(({ name }) => name !== 'site');
const isWritten = (kit: AnyKit, other: AnyKit) =>
  interactions.some(({ of, changes }) => of === other.name && changes.includes(kit.name));

describe('machines that run together', () => {
  const walked: Pair[] = [];
  // XState warns when a child of a failed machine is stopped twice.
  beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

  for (const kit of everyNth(all, 4)) {
    const others = all.filter(other => other !== kit && (full || isWritten(kit, other)));
    it.runIf(others.length > 0)(`change ${kit.name} only as interactions.ts says`, async () => {
      const pairs: Pair[] = [];
      for (const other of others) {
        pairs.push(...walkPair(kits, kit, other));
        // Without this pause, the watchdog would consider the process blocked.
        await new Promise(setImmediate);
      }
      walked.push(...pairs);
      const changes = pairs.filter(({ result }) => result === 'changes');
      const said = changes.map(one => `${kit.name} in ${one.state}, ${one.other} ${one.event}: ${one.because}`);
      expect(said, said.join('\n')).toEqual([]);
    });
  }

  it.runIf(full)('show every interaction that interactions.ts lists', () => {
    const happened = new Set(walked.filter(({ result }) => result === 'interacts').map(pair => pair.because));
    expect(interactions.filter(({ because, isCertain = true }) => isCertain && !happened.has(because))).toEqual([]);
  });

  afterAll(() => {
    const { STORYBOARD } = process.env;
    if (!STORYBOARD) return;
    mkdirSync(STORYBOARD, { recursive: true });
    writeFileSync(join(STORYBOARD, 'pairs.txt'), JSON.stringify(walked));
  });
});
