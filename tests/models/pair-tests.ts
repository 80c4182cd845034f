/**
 * Tests every two machines that run together: each state of one with each event of the other. The full run and the report take
 * all of them; `npm test` takes every fourth machine: without views, with each machine that may change it; with views,
 * with one other machine, which the seed selects.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyNth, full, seed } from '../support/extent';
import { commandFor, isAsked, type Level } from './asked';
import { interactions } from './interactions';
import type { AnyKit } from './kit';
import { kits } from './kits';
import { neverTogether } from './live-tree';
import { type Pair, type Renderer, walkPair } from './pairs';

const { STORYBOARD } = process.env;
const isWhole = full || STORYBOARD !== undefined;
/** All machines except the root, which only connects the others. */
export const machines = kits.filter(({ name }) => name !== 'site');
const isWritten = (kit: AnyKit, other: AnyKit) =>
  interactions.some(({ of, changes }) => of === other.name && changes.includes(kit.name));

/** Keeps the results for the report. */
export function keepPairs(level: Level, pairs: readonly Pair[]): void {
  if (!STORYBOARD) return;
  mkdirSync(STORYBOARD, { recursive: true });
  writeFileSync(join(STORYBOARD, `pairs.${level}.txt`), JSON.stringify(pairs));
}

/** Fails with every unexpected change, and the command to repeat the test. */
export function expectNoChanges({ name }: AnyKit, level: Level, pairs: readonly Pair[]): void {
  const changes = pairs.filter(({ result }) => result === 'changes');
  const said = changes.map(one => `${name}, in ${one.state}, ${one.other} ${one.event}: ${one.because}`);
  const repeat = `Repeat it: ${commandFor({ machine: name, level })}`;
  expect(said, [...said, repeat].join('\n')).toEqual([]);
}

/** Tests the pairs on the views that `prepare` renders; if it is omitted, without views. */
export function testPairs(level: 'machine' | 'view', prepare?: () => Promise<Renderer>): void {
  describe(`machines that run together, on level ${level}`, () => {
    const walked: Pair[] = [];
    let renderer: Renderer | undefined;
    beforeAll(async () => {
      renderer = await prepare?.();
    });

    for (const kit of isWhole ? machines : everyNth(machines, 4)) {
      const together = machines.filter(other => other !== kit && !neverTogether(kit, other));
      const chosen = together[(seed + machines.indexOf(kit)) % together.length];
      const others = machines.filter(
        other => other !== kit && (isWhole || (prepare ? other === chosen : isWritten(kit, other))),
      );
      const isWanted = others.length > 0 && isAsked(kit.name, level, 0);
      const name = `another machine changes ${kit.name} only as interactions.ts says, on level ${level}`;
      it.runIf(isWanted)(name, { timeout: 0 }, async () => {
        const pairs: Pair[] = [];
        for (const other of others) {
          pairs.push(...(await walkPair(kits, kit, other, renderer)));
          // Without this pause, tests/support/watchdog.ts would consider the process blocked.
          await new Promise(setImmediate);
        }
        walked.push(...pairs);
        expectNoChanges(kit, level, pairs);
      });
    }

    const isWholeAsked = machines.every(({ name }) => isAsked(name, level, 0));
    it.runIf(full && !prepare && isWholeAsked)('show every interaction that interactions.ts lists', () => {
      const happened = new Set(walked.filter(({ result }) => result === 'interacts').map(pair => pair.because));
      expect(interactions.filter(({ because, isCertain = true }) => isCertain && !happened.has(because))).toEqual([]);
    });

    afterAll(() => keepPairs(level, walked));
  });
}
