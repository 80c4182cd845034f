import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFaultSwitch, FAULTS, readSetting } from './faults';

describe('the fault switch', () => {
  it('removes a fault after the given number of sends', () => {
    const faults = createFaultSwitch();
    faults.set({ fault: '429', times: 2 });
    expect([1, 2, 3].map(() => faults.take().fault)).toEqual(['429', '429', 'none']);
  });

  it('parses every fault, and the delay of a slow response', () => {
    for (const fault of FAULTS) expect(readSetting(JSON.stringify({ fault }))).toMatchObject({ setting: { fault } });
    expect(readSetting('{"fault":"slow"}')).toEqual({ setting: { fault: 'slow', seconds: 5 } });
    expect(readSetting('{"fault":"slow","seconds":25,"times":1}')).toEqual({
      setting: { fault: 'slow', seconds: 25, times: 1 },
    });
  });

  it.each([
    ['{"fault":"418"}', '"429"'],
    ['{"fault":429}', '"429"'],
    ['{"fault":"429","times":0}', 'times'],
    ['{"fault":"429","times":1.5}', 'times'],
    ['{"fault":"slow","seconds":-1}', 'seconds'],
    ['{"fault":"none","for":3}', 'for'],
    ['{}', 'fault'],
    ['null', 'object'],
    ['429!', 'Not JSON'],
  ])('rejects %s and gives the reason', (json, hint) => {
    expect(readSetting(json)).toEqual({ problem: expect.stringContaining(hint) });
  });

  it('has an option for every fault on the outbox page', async () => {
    const html = await readFile(join(import.meta.dirname, 'page.html'), 'utf8');
    expect([...html.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([...FAULTS]);
  });
});
