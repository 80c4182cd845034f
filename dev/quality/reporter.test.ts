import { describe, expect, it } from 'vitest';
import { figuresOf, type Told } from './reporter';

const told = (over: Partial<Told> = {}): Told => ({
  project: 'machine',
  file: 'machines/zoom/zoom.test.ts',
  state: 'passed',
  tries: 1,
  ...over,
});
const axe = told({ project: 'browser', file: 'tests/accessibility.browser.ts' });
const find = (tests: Told[], words: string, broken = 0) =>
  figuresOf(tests, broken).find(({ what }) => what.includes(words));

describe('the figures of a test run', () => {
  it('are counted project by project', () => {
    const tests = [told(), told(), told({ state: 'skipped' }), axe];
    expect(find(tests, 'Tests, machine')).toMatchObject({ figure: '2 passed, 0 failed, 1 skipped', met: true });
    expect(find(tests, 'Tests, browser')).toMatchObject({ figure: '1 passed, 0 failed, 0 skipped', met: true });
  });

  it.each(['failed', 'pending'] as const)('fall short when a test is %s', state => {
    expect(find([told(), told({ state })], 'Tests, machine')?.met).toBe(false);
  });

  it('fall short where nothing was run: skipped is not passed', () => {
    expect(find([told({ state: 'skipped' })], 'Tests, machine')?.met).toBe(false);
    expect(find([told()], 'Axe')).toMatchObject({ figure: '0 passed, 0 failed, 0 skipped', met: false });
  });

  it('name how many tests needed another try', () => {
    expect(find([told(), told({ tries: 2 })], 'another try')).toMatchObject({ figure: '1', met: false });
    expect(find([told()], 'another try')).toMatchObject({ figure: '0', met: true });
  });

  it('name files that could not be loaded', () => {
    expect(find([told()], 'could not be loaded', 2)).toMatchObject({ figure: '2', met: false });
  });
});
