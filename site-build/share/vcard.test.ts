import { expect, it } from 'vitest';
import { salon } from '../../src/content/salon';
import { vcard } from './vcard';

it('a line break in the street stays inside the address of the vCard', () => {
  const card = vcard({ ...salon, street: '12 Cowrie Lane\nNOTE:x; y' }, 'https://salon.example/');
  expect(card).toContain('ADR;TYPE=WORK:;;12 Cowrie Lane\\nNOTE:x\\; y;');
  expect(card.split('\r\n').join('')).not.toContain('\n');
});

it('the vCard is that of a company, not of a person with the same name', () => {
  const card = vcard({ ...salon, name: 'Braids, Beads; Co.' }, 'https://salon.example/');
  expect(card).toMatch(/\r\nN:;;;;\r\nFN:Braids\\, Beads\\; Co\.\r\nORG:Braids\\, Beads\\; Co\.\r\n/);
  expect(card).toContain('\r\nX-ABShowAs:COMPANY\r\n');
});
