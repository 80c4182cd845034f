import { expect, it } from 'vitest';
import { emailLink, inLink, textMessageLink } from './salon-links';

it.each([
  ['text message', textMessageLink, 'sms:+17815550142', '?&body='],
  ['email', emailLink, 'mailto:info@ochre-row.example', '?body='],
])('the link to a %s contains the text, unless the link would have 2,000 characters', (_, linkWith, link, before) => {
  const room = 1_999 - link.length - before.length;
  expect(linkWith('Hi & bye\n')).toBe(`${link}${before}Hi%20%26%20bye%0A`);
  expect(linkWith('x'.repeat(room))).toHaveLength(1_999);
  expect(linkWith('x'.repeat(room + 1))).toBe(link);
  // An Arabic letter takes six characters.
  expect(linkWith('م'.repeat(400))).toBe(link);
  expect(linkWith('')).toBe(link);
  // Half of an emoji, which UTF-8 cannot represent.
  expect(linkWith('\ud83d')).toBe(`${link}${before}%EF%BF%BD`);
});

it('an address with a plus sign stays what it is in a link', () => {
  expect(inLink('ada+salon@gmail.example')).toBe('ada%2Bsalon@gmail.example');
});
