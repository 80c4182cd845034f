import { describe, expect, it } from 'vitest';
import { excessBytes, missingFields } from '../../../machines/contact-form/message.schema';
import { masked } from './mask';

describe('the mask', () => {
  it('hides typed text in events and contexts', () => {
    expect(masked({ type: 'field.change', field: 'name', value: 'Ada Obi' })).toEqual({
      type: 'field.change',
      field: 'name',
      value: '*** ***',
    });
    expect(masked({ fields: { name: 'A', phone: '1', message: 'x\ny' }, excess: 3, missing: ['name'] })).toEqual({
      fields: { name: '*', phone: '*', message: '*\n*' },
      excess: 3,
      missing: ['name'],
    });
  });

  it('shows the results and errors of actors, which explain why a message was not sent', () => {
    const event = { type: 'xstate.error.actor.sendMessage', error: { name: 'TypeError', message: 'Failed to fetch' } };
    expect(masked(event)).toEqual(event);
    expect(masked({ photos: ['a'], index: 1 })).toEqual({ photos: ['a'], index: 1 });
  });

  it('does not change what guards check: blank text, and the length in bytes', () => {
    for (const text of ['', ' \n', 'plain', '"quoted" \\ and 👩🏾‍🦱', 'é'.repeat(30_000), '\u0000\u2028']) {
      const fields = { name: text, phone: text, message: text };
      const covered = masked({ fields }).fields;
      expect(missingFields(covered)).toEqual(missingFields(fields));
      expect(excessBytes({ ...covered, to_email: '' })).toBe(excessBytes({ ...fields, to_email: '' }));
    }
  });
});
