/** The salon as a vCard for a phone's contacts. */
import type { Salon } from '../../src/content/schema.ts';

export const VCARD = 'salon.vcf';

/** Writes version 3 of the format, which every phone can read. `site` is the address of the home page. */
export function vcard({ name, street, city, state, zip, phone, email }: Salon, site: string): string {
  const plain = (text: string) => text.replace(/[\\,;]/g, sign => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A card without a person's name, and Apple's mark, are a company's.
    'N:;;;;',
    `FN:${plain(name)}`,
    `ORG:${plain(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone.dial}`,
    `EMAIL;TYPE=WORK:${email}`,
    `ADR;TYPE=WORK:;;${[street, city, state, zip, 'USA'].map(plain).join(';')}`,
    `URL:${site}`,
    'X-ABShowAs:COMPANY',
    'END:VCARD',
  ];
  return lines.map(line => `${line}\r\n`).join('');
}
