import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { drawChart } from '../packages/xstate-inspector/src/machines';
import { DOCUMENT, withActorTree } from './actor-tree';
import { machinesByFolder } from './machines';

describe.each(await machinesByFolder())('the chart of the machine $name', ({ machine, picture }) => {
  it('is up to date, as drawn by `npm run generate`', async () => {
    const isUpToDate = (await readFile(picture, 'utf8').catch(() => 'missing')) === (await drawChart(machine));
    // Without the drawings, which would hide other failures.
    expect(isUpToDate, `${picture} is out of date; npm run generate redraws it`).toBe(true);
  });
});

it('docs/architecture.md shows the current actor tree, as written by `npm run generate`', async () => {
  const text = await readFile(DOCUMENT, 'utf8');
  expect(text).toBe(await withActorTree(text));
});
