import { readFile } from 'node:fs/promises';
import { drawChart } from 'vite-plugin-xstate-inspector/machines';
import { expect, it } from 'vitest';
import { DOCUMENT, withActorTree } from './actor-tree';
import { machinesByFolder } from './machines';

it.each(await machinesByFolder())('the chart of the machine $name is up to date', async ({ machine, picture }) => {
  const isUpToDate = (await readFile(picture, 'utf8').catch(() => 'missing')) === (await drawChart(machine));
  // Without the drawings, which would hide other failures.
  expect(isUpToDate, `${picture} is out of date; npm run generate redraws it`).toBe(true);
});

it('docs/architecture.md shows the current actor tree, as written by `npm run generate`', async () => {
  const text = await readFile(DOCUMENT, 'utf8');
  expect(text).toBe(await withActorTree(text));
});
