import { describe, expect, it } from 'vitest';
import { LOCAL_MAILBOX } from '../../dev/outbox';
import { type Omission, useCustomSite } from '../../tests/support/custom-site';
import { asList } from '.';

const content = (file: string) => `src/content/${file}`;
const site = useCustomSite();

describe('preflight', () => {
  it('finds nothing if an owner has replaced all sample data', async () => {
    expect(asList(await site.findings())).toBe('');
  });

  it.each<Omission<string>>([
    ['sample salon data', 'salon.ts:4', 'sample: false', 'sample: true', 'sample data'],
    ['the invented name', 'salon.ts:5', 'Adinkra Hair', 'Ochre Row', "name is still the invented 'Ochre Row'"],
    ['the invented street', 'salon.ts:7', '7 Loom Street', '12 Cowrie Lane', 'street is still'],
    ['an email address in a domain for examples', 'salon.ts:12', /@.+\.com/, '@adinkra.example', 'email is still'],
    [
      'a fictional phone number',
      'salon.ts:11',
      /phone: .+/,
      "phone: { shown: '(781) 555-0142', dial: '+17815550142' },",
      'phone is still',
    ],
    ['a sample testimonial', 'testimonials.ts:5', 'sample: false', 'sample: true', 'Federal Trade Commission'],
    [
      'an invented testimonial that is marked as real',
      'testimonials.ts:5',
      /text: .+/,
      "text: 'These were my first Senegalese twists, so I had a lot of questions.',",
      'the testimonial of Efua B. is invented',
    ],
  ])('stops at %s', async (_, place, before, after, text) => {
    const found = await site.injected(content(place.replace(/:\d+$/, '')), before, after);
    expect(found).toEqual([{ kind: 'stop', where: content(place), text: expect.stringContaining(text) }]);
  });

  it('stops at a picture without its file, and at a file without its entry', async () => {
    const found = await site.injected(content('photographs.ts'), /id: 'gallery-.+'/, "id: 'gallery-lost'");
    for (const text of ["'gallery-lost' has no picture; put gallery-lost.webp", 'has no entry; add one'])
      expect(found).toContainEqual({
        kind: 'stop',
        where: expect.stringMatching(/^src\/content\/photographs/),
        text: expect.stringContaining(text),
      });
  });

  it('stops at a dist folder that was built for the local mailbox', async () => {
    await site.copy().write('dist/index.html', '<p>A site</p>');
    expect(await site.findings()).toEqual([]);
    await site.copy().write('dist/assets/index-abc.js', `send("${LOCAL_MAILBOX.serviceId}")`);
    expect(await site.findings()).toEqual([
      { kind: 'stop', where: 'dist/assets/index-abc.js', text: expect.stringContaining('would lose every message') },
    ]);
    await site.copy().write('dist/assets/index-abc.js', '');
  });

  it.each([
    ['prices.ts:6', 'dollars: 80', "dollars: 'eighty'", "Cornrows: dollars is 'eighty'"],
    ['prices.ts:6', 'cornrows: { dollars: 80,', 'cornrows: {', 'Cornrows: dollars is missing'],
    ['prices.ts:21', 'hours: 6.5', "hours: '6.5'", "Knotless Braids: Medium, Mid-back: hours is '6.5'"],
    ['prices.ts:23', 'hours: 9, hairIncluded: true', 'hours: 9', 'Small, Waist: hairIncluded is missing'],
    ['prices.ts:22', "size: 'Small'", "size: 'Medium'", "'Medium, Waist' has two prices"],
    ['salon.ts:12', "email: 'hello@adinkra-hair-of-the-test.com'", "email: 'hello'", "email is 'hello'"],
    [
      'salon.ts:16',
      "opens: '09:00', closes: '17:00' },\n  ]",
      "opens: '9', closes: '17:00' },\n  ]",
      'hours: Saturday:',
    ],
    [
      'notices.ts:11',
      'closures: []',
      "closures: [{ from: '24.12.2026', to: '2026-12-26' }]",
      'closures: entry 1: from',
    ],
    [
      'notices.ts:12',
      'closures: []',
      "closures: [\n    { from: '2098-12-24', to: '26.12.2098', text: 'Happy holidays!' },\n    { from: '2099-12-24', to: '2099-12-26' }]",
      'closures: Happy holidays!: to',
    ],
    [
      'notices.ts:12',
      'notices: []',
      "notices: [{ text: 'Full', to: '2026-12-26' }]",
      "notices: Full: 'to' is not a known name",
    ],
    [
      'prices.ts:4',
      "length: 'Mid-back', dollars: 210",
      "length: 'Mid-back', dollars: 140",
      "Knotless Braids: dollars is 180, but 'Medium, Mid-back' costs 140",
    ],
    [
      'prices.ts:20',
      "{\n  'knotless-braids': [",
      "{\n  'Knotless Braids': [",
      "priceGrid: there is no hairstyle 'Knotless Braids'",
    ],
    ['testimonials.ts:8', "hairstyle: 'cornrows'", "hairstyle: 'Cornrows'", "there is no hairstyle 'Cornrows'"],
    ['hairstyles/cornrows/history.ts:5', 'pass, so', 'pass,[^wiki] so', '[^wiki] has no source'],
  ])('stops at invalid content, and names %s', async (where, before, after, text) => {
    const found = await site.injected(content(where.replace(/:\d+$/, '')), before, after);
    expect(found).toContainEqual({ kind: 'stop', where: content(where), text: expect.stringContaining(text) });
  });

  it('stops at invalid content, and names its line', async () => {
    expect(await site.injected(content('photographs.ts'), /alt: .+/, "alt: '',")).toContainEqual({
      kind: 'stop',
      where: expect.stringMatching(/^src\/content\/photographs\.ts:\d+$/),
      text: expect.stringContaining('alt is empty; write a sentence that says what the picture shows'),
    });
  });
});
