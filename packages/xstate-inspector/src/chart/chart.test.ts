import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { machines } from '../../fixtures/react-app/src/machines';
import { drawChart } from '../machines';
import { graphOf } from './graph';
import { isWithin, layOut } from './layout';
import { lineWidth, SIZE } from './measure';

describe('a chart', () => {
  it('names all parts of a machine as a developer would, in the colors of the system, and is always the same', async () => {
    const chart = await drawChart(machines.lampMachine);
    for (const text of ['lamp.press', '[and(isOn, isBright)]', '>measure done<', '>5 s<', ' light-dark('])
      expect(chart).toContain(text);
    expect(chart).not.toMatch(/>[^<]*(0\.lamp|xstate\.invoke)/);
    expect(await drawChart(machines.lampMachine)).toBe(chart);
  });

  it.each(Object.entries(machines))(
    'of %s has every text inside its box, and every box inside its parent',
    async (_, machine) => {
      const { boxes, arrows, ...chart } = await layOut(graphOf(machine), new ELK());
      const whole = boxes[0];
      if (!whole) throw new Error('no box');
      expect(isWithin(whole, { x: 0, y: 0, ...chart })).toBe(true);
      for (const box of boxes) {
        expect(isWithin(box, whole)).toBe(true);
        for (const row of box.rows) expect(lineWidth(row) + SIZE.pad).toBeLessThan(box.width);
      }
      for (const { edge, label, points } of arrows) {
        if (edge) expect(label && isWithin(label, whole)).toBe(true);
        expect(points.length).toBeGreaterThan(1);
      }
    },
  );
});
