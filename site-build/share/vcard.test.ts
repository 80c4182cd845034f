import { expect, it } from 'vitest';
import { salon } from '../../src/content/salon';
import { vcard } from './vcard';

it('a line break in the street stays inside the address of the vCard', () => {
  const card = vcard({ ...salon, street: '12 Cowrie Lane\nNOTE:x; y' }, 'https://salon.example/');
  expect(card).toContain('ADR;TYPE=WORK:;;12 Cowrie Lane\\nNOTE:x\\; y;');
  expect(card.split('\r\n').join('')).not.toContain('\n');
});
