import { readFile } from 'node:fs/promises';
import { drawChart } from 'vite-plugin-xstate-inspector/machines';
import { describe, expect, it } from 'vitest';
import { machinesByFolder } from './machines';

describe.each(await machinesByFolder())('the chart of the machine $name', ({ machine, picture }) => {
  it('is up to date, as drawn by `npm run generate`', async () => {
    expect(await readFile(picture, 'utf8').catch(() => 'missing')).toBe(await drawChart(machine));
  });
});
