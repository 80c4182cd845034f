import { describe, expect, it } from 'vitest';
import { verdict } from './verdict';

const none = { vulnerabilities: {}, metadata: { dependencies: { prod: 23 } } };
const one = { vulnerabilities: { left: { name: 'left', severity: 'high', range: '<1.2.3' } } };

describe('the audit', () => {
  it('is clean when nothing is known', () => {
    expect(verdict(JSON.stringify(none))).toEqual({ kind: 'clean', words: expect.stringContaining('23 packages') });
  });

  it('names what is known', () => {
    expect(verdict(JSON.stringify(one))).toEqual({
      kind: 'findings',
      words: expect.stringContaining('left <1.2.3: high'),
    });
  });

  it.each([
    [
      '{"message":"405 Method Not Allowed - POST https://registry.example/bulk","statusCode":405}',
      '405 Method Not Allowed',
    ],
    ['{"error":{"code":"ENOAUDIT","summary":""}}', 'ENOAUDIT'],
    ['', 'no answer'],
  ])('says plainly when nobody could be asked: %s', (output, reason) => {
    const told = verdict(output);
    expect(told.kind).toBe('unasked');
    expect(told.words).toContain(`offers no audits (${reason})`);
    expect(told.words).not.toContain('registry.example');
  });
});
