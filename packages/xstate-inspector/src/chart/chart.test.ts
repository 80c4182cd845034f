import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { machines } from '../../fixtures/react-app/src/machines';
import { drawChart } from '../machines';
import { graphOf } from './graph';
import { layOut, type Placed } from './layout';
import { lineWidth, SIZE } from './measure';

describe('a chart', () => {
  it('changes if a transition, a guard or a delay changes', async () => {
    const draw = (guard: string, delay: number) =>
      drawChart(
        createMachine({
          id: 'm',
          initial: 'a',
          states: { a: { on: { 'b.go': { guard, target: 'b' } } }, b: { after: { [delay]: 'a' } } },
        }),
      );
    const first = await draw('isReady', 1000);
    expect(first).toContain('[isReady]');
    expect(first).toContain('>1 s<');
    expect(await draw('isReady', 1000)).toBe(first);
    expect(await draw('isDone', 1000)).not.toBe(first);
    expect(await draw('isReady', 2000)).not.toBe(first);
  });

  it('names guards of guards, and actors without an id, as a developer would', async () => {
    const chart = await drawChart(machines.lampMachine);
    expect(chart).toContain('[and(isOn, not(isOn))]');
    expect(chart).toContain('>measure done<');
    expect(chart).not.toMatch(/>[^<]*(0\.lamp|xstate\.invoke)/);
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

  it('has a dark theme, which follows the system', async () => {
    expect(await drawChart(machines.counterMachine)).toMatch(/color-scheme: light dark;.* light-dark\(/);
  });
});

function isWithin(inner: Placed, outer: Placed): boolean {
  const right = (box: Placed) => box.x + box.width;
  const bottom = (box: Placed) => box.y + box.height;
  return inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);
}
