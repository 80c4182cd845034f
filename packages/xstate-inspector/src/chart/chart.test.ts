import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { machines } from '../../fixtures/react-app/src/machines';
import { drawChart } from '../machines';
import { graphOf } from './graph';
import { isWithin, layOut, type Placed, partToFollow } from './layout';
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

  it('shows the active region as a whole, or the surroundings of the active state if it would be too small', async () => {
    const states = { a: { on: { next: 'b' } }, b: { on: { next: 'c' } }, c: { on: { next: 'a' } } };
    const layout = await layOut(graphOf(createMachine({ id: 'flat', initial: 'a', states })), new ELK());
    const shown = [0.9, 0.4, 0.2].map(scale => {
      const space = { width: scale * layout.width, height: scale * layout.height };
      const part = partToFollow(layout, space, ['flat', 'flat.b'], ['flat', 'flat.a']);
      const isShown = ({ x, width }: Placed) => x < part.x + part.width && x + width > part.x;
      return [layout.boxes.filter(isShown).length, layout.arrows.filter(({ label }) => label && isShown(label)).length];
    });
    expect(shown).toEqual([
      [4, 3],
      [4, 3],
      [2, 3],
    ]);
  });
});
