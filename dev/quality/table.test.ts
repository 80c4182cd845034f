import { describe, expect, it } from 'vitest';
import { tableOf, unexplained } from './table';

const circumstances = { commit: 'abc1234', day: '2026-11-21', node: '20.19.0', chromium: 'Chromium 150.0', cores: 2 };
const good = { what: 'Arrows taken', goal: 'all', figure: '9 of 9', met: true };
const bad = { what: 'Changes noticed', goal: '100 %', figure: '98 %', met: false };
const parts = [
  { name: 'paths', figures: [good] },
  { name: 'mutants', figures: [bad] },
];

describe('the table', () => {
  it('says what was measured, and where', () => {
    expect(tableOf(parts, circumstances)).toContain(
      'Measured on commit abc1234 of 2026-11-21, with Node 20.19.0 and Chromium 150.0 on 2 cores.',
    );
  });

  it('has a row for each figure', () => {
    expect(tableOf(parts, circumstances).split('\n').slice(-2)).toEqual([
      '| paths | Arrows taken | all | 9 of 9 | yes |',
      '| mutants | Changes noticed | 100 % | 98 % | **no** |',
    ]);
  });

  it('names what falls short before everything else', () => {
    const [before = ''] = tableOf(parts, circumstances).split('| Part');
    expect(before).toContain('1 of 2 goals are met. What falls short:');
    expect(before).toContain('- Changes noticed: 98 % (goal: 100 %)');
    expect(before).not.toContain('Arrows');
  });

  it('says only that all is met when all is met', () => {
    expect(tableOf([{ name: 'paths', figures: [good] }], circumstances)).toContain('1 of 1 goals are met.\n\n| Part');
  });

  it('stays a table whatever a figure says', () => {
    const odd = { ...good, figure: 'a | b\nc' };
    expect(tableOf([{ name: 'paths', figures: [odd] }], circumstances)).toContain('| a \\| b c |');
  });

  it('knows what falls short without a word of why', () => {
    expect(unexplained(parts, 'Nothing is said.')).toEqual(['Changes noticed']);
    expect(unexplained(parts, '- **Changes noticed**: two change nothing that anybody sees.')).toEqual([]);
  });
});
