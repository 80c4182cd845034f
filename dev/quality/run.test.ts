import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Figure } from './figures';
import { run, standing } from './run';
import type { Step } from './steps';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const figure = (words: string): Figure => ({ what: 'Arrows', goal: 'all', figure: words, met: true });
const file = (part: string) => join(folder, `${part}.json`);
const kept = (words: string, code = 'abc') => JSON.stringify({ code, figures: [figure(words)] });

/** A command of Node's own, with this body. */
const step = (body: string, ...parts: string[]): Step => ({
  name: 'example',
  command: [process.execPath, '-e', body],
  parts,
});
const keeping = (part: string, words: string) =>
  `fs.writeFileSync(${JSON.stringify(file(part))}, ${JSON.stringify(kept(words))});`;
const ran = (one: Step) => run(one, join(folder, 'logs/example.log'), folder);

describe('a command of the table', () => {
  it('brings the figures that it has kept, part by part', async () => {
    const parts = await ran(step(keeping('one', '1 of 1') + keeping('two', '2 of 2'), 'one', 'two'));
    expect(parts).toEqual([
      { name: 'one', figures: [figure('1 of 1')] },
      { name: 'two', figures: [figure('2 of 2')] },
    ]);
  });

  it('never shows figures of an older run: without new ones it falls short', async () => {
    writeFileSync(file('one'), kept('9 of 9'));
    const [part] = await ran(step('', 'one'));
    expect(part?.figures).toEqual([expect.objectContaining({ figure: 'none kept, exit code 0', met: false })]);
  });

  it('falls short when it fails though all that it has kept is well', async () => {
    const [part] = await ran(step(`${keeping('one', '1 of 1')} process.exit(3)`, 'one'));
    expect(part?.figures).toEqual([figure('1 of 1'), expect.objectContaining({ figure: 'exit code 3', met: false })]);
  });

  it('is not counted twice when it fails because a goal is not met', async () => {
    const body = `${keeping('one', '1 of 2').replace('true', 'false')} process.exit(1)`;
    const [part] = await ran(step(body, 'one'));
    expect(part?.figures).toEqual([{ ...figure('1 of 2'), met: false }]);
  });

  it('falls short when it is not there at all', async () => {
    const [part] = await ran({ ...step('', 'one'), command: ['no-such-command-here'] });
    expect(part?.figures.map(one => one.figure)).toEqual([expect.stringMatching(/^none kept, .*ENOENT/)]);
  });

  it('has all that it says kept in its log', async () => {
    await ran(step('console.log("out"); console.error("wrong")', 'one'));
    const log = readFileSync(join(folder, 'logs/example.log'), 'utf8');
    expect(log.trim().split('\n').sort()).toEqual(['out', 'wrong']);
  });
});

describe('a command that is left out', () => {
  it('stands with what was measured on the same commit', () => {
    writeFileSync(file('one'), kept('1 of 1', 'abc'));
    expect(standing(step('', 'one'), 'abc', folder)).toEqual([{ name: 'one', figures: [figure('1 of 1')] }]);
  });

  it.each([
    ['another commit', 'def', 'abc'],
    ['a commit with changes, which may be others now', 'abc and changes', 'abc and changes'],
    ['no commit', '', ''],
  ])('says that it was not run when the figures are of %s', (_, measured, now) => {
    writeFileSync(file('one'), kept('1 of 1', measured));
    const [part] = standing(step('', 'one'), now, folder);
    expect(part?.figures).toEqual([expect.objectContaining({ figure: 'not run on this commit', met: false })]);
  });

  it('says so when it has never run', () => {
    expect(standing(step('', 'one'), 'abc', folder)[0]?.figures[0]).toMatchObject({ met: false });
  });
});
