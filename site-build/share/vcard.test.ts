import { expect, it } from 'vitest';
import { salon } from '../../src/content/salon';
import { vcard } from './vcard';

it('the vCard’s address has its parts in order, and a line break in the street stays inside it', () => {
  const card = vcard({ ...salon, street: '12 Cowrie Lane\nNOTE:x; y' }, 'https://salon.example/');
  expect(card).toContain('ADR;TYPE=WORK:;;12 Cowrie Lane\\nNOTE:x\\; y;Malden;MA;02148;USA');
  expect(card.split('\r\n').join('')).not.toContain('\n');
});

it('the vCard is that of a company, not of a person with the same name', () => {
  const card = vcard({ ...salon, name: 'Braids, Beads; Co.' }, 'https://salon.example/');
  expect(card).toMatch(/\r\nN:;;;;\r\nFN:Braids\\, Beads\\; Co\.\r\nORG:Braids\\, Beads\\; Co\.\r\n/);
  expect(card).toContain('\r\nX-ABShowAs:COMPANY\r\n');
});
