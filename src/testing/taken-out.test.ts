import { describe, expect, it } from 'vitest';
import { declaredTransitions } from '../../machines/kit/chart';
import { brokenPromises } from '../../machines/kit/promises';
import { withOneTakenOut } from '../../machines/kit/take-out';
import { full } from '../../tests/support/extent';
import { kits } from './kits';

// The mutants of `npm run mutants` do this and more.
describe.runIf(full).each(kits)('$name', kit => {
  const poorer = withOneTakenOut(kit);

  it('can lose each of its transitions', () => {
    expect(poorer).toHaveLength(declaredTransitions(kit.machine).length);
  });

  it.each(poorer)(
    'is missed by its paths: $place',
    async ({ kit: without }) => {
      expect(await brokenPromises(without).catch(() => ['there is no plan'])).not.toEqual([]);
    },
    30_000,
  );
});
