import { describe, expect, it } from 'vitest';
import { card, content, facts, grid, notes, photo, praise, salon } from '../../tests/support/content-notes';
import type { RawContent } from './check';

const { testimonials } = content as RawContent & { testimonials: object[] };

describe('the check that the values of content files fit together', () => {
  it.each<[string, string[], RegExp]>([
    [
      'a testimonial for an unknown hairstyle',
      praise({ hairstyle: 'mohawk' }),
      /^testimonials\.ts: Ama K\.: there is no hairstyle 'mohawk'; write one of 'box-braids', /,
    ],
    [
      'a picture of an unknown hairstyle',
      photo({ hairstyle: 'mohawk' }),
      /^photographs\.ts: halo: there is no hairstyle 'mohawk'; write one of /,
    ],
    [
      'a price without a hairstyle',
      notes(['prices'], { mohawk: { dollars: 1, from: false } }),
      /^prices\.ts: 'mohawk' is a price without a hairstyle; add the folder hairstyles\/mohawk, /,
    ],
    [
      'prices by size and length of an unknown hairstyle',
      notes(['priceGrid'], {
        mohawk: [{ size: 'Medium', length: 'Waist', dollars: 240, hours: 7, hairIncluded: true }],
      }),
      /^prices\.ts: priceGrid: there is no hairstyle 'mohawk'; write one of 'box-braids', /,
    ],
    [
      'a hairstyle without any of these prices',
      grid(),
      /^prices\.ts: priceGrid: Cornrows has no entries; write \[\{ size: 'Medium', length: 'Waist', dollars: 240, hours: 7, hairIncluded: true \}\], or remove it$/,
    ],
    [
      'a price for an unknown size',
      grid({ size: 'Tiny' }),
      /^prices\.ts: priceGrid: Cornrows: size is 'Tiny', which choices\.ts does not have; write one of 'Small', /,
    ],
    [
      'a price for an unknown length',
      grid({ length: 'Knee' }),
      /^prices\.ts: priceGrid: Cornrows: length is 'Knee', which choices\.ts does not have; write one of 'Chin', /,
    ],
    [
      'two prices for the same size and length',
      grid({}, {}),
      /^prices\.ts: priceGrid: Cornrows: 'Medium, Waist' has two prices; remove one$/,
    ],
    [
      'a price that is higher than one for a size and length',
      grid({}, { size: 'Large', dollars: 60 }, { size: 'Small', dollars: 50 }),
      /^prices\.ts: Cornrows: dollars is 80, but 'Small, Waist' costs 50 in priceGrid; write the lowest price here, and from: true, or correct 50$/,
    ],
    [
      'a card whose id differs from its folder',
      card({ id: 'mohawk' }),
      /^hairstyles\/cornrows\/card\.ts: id is 'mohawk'; write 'cornrows', the name of its folder$/,
    ],
    [
      'a card with the title of another',
      card({ title: 'Box Braids' }),
      /^hairstyles\/cornrows\/card\.ts: title is 'Box Braids', as in hairstyles\/box-braids; write a different name$/,
    ],
    [
      'more signature styles than the home page has room for',
      notes(['hairstyles', 'ghana-braids', 'card'], { signature: true }),
      /^hairstyles\/ghana-braids\/card\.ts: 5 styles have signature: true, and the home page has room for 4; write false here or in another card\.ts$/,
    ],
    [
      'two testimonials with the same words',
      notes(['testimonials'], { 1: { ...testimonials[0], name: 'Ama K.' } }),
      /^testimonials\.ts: Ama K\.: another entry has the same words; change one, or remove it$/,
    ],
    [
      'a phone number with letters',
      salon({ phone: { shown: '(781) 555-HAIR', dial: '+17815554247' } }),
      /^salon\.ts: phone: shown is '\(781\) 555-HAIR', which has letters; write only digits, such as '\(781\) 555-0142'$/,
    ],
    [
      'a telephone number that cannot be dialed, only once',
      salon({ phone: { shown: '(781) 555-0142', dial: '+1781555O142' } }),
      /^salon\.ts: phone: dial is '\+1781555O142'; write \+1 and ten digits /,
    ],
    [
      'the same hours of a day twice',
      salon({ hours: [...['08:00', '12:00'].map(opens => ({ day: 'Monday', opens, closes: '18:00' }))] }),
      /^salon\.ts: hours: Monday: two lines overlap; change the day or the times of one, or remove it$/,
    ],
    [
      'an unknown related hairstyle',
      facts({ related: [{ hairstyle: 'mohawk', why: 'Rows as well.' }] }),
      /^hairstyles\/cornrows\/facts\.ts: related: 'mohawk' is not another hairstyle; write one of 'box-braids', /,
    ],
    [
      'a consent for an unknown picture',
      notes(['consents'], { mohawk: 'Blue folder' }),
      /^consents\.ts: there is no picture 'mohawk'; /,
    ],
    [
      'a card whose picture has no alt text',
      card({ image: 'mohawk', picture: undefined }),
      /^hairstyles\/cornrows\/card\.ts: the picture 'mohawk' has no alt text; write picture: /,
    ],
  ])('reports %s', (_, said, note) => {
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(note);
  });

  it('accepts two lines for a day with a break', () => {
    const shifts = [
      { day: 'Monday', opens: '14:00', closes: '18:00' },
      { day: 'Monday', opens: '08:00', closes: '14:00' },
    ];
    expect(salon({ hours: shifts })).toEqual([]);
  });

  it('asks to rename a folder of a hairstyle that cannot be an address', () => {
    const { hairstyles } = content;
    const said = notes(['hairstyles'], { cornrows: undefined, 'Corn Rows': hairstyles.cornrows });
    expect(said).toContain(
      "hairstyles/Corn Rows: the name of this folder becomes an address; rename it to 'corn-rows', with lowercase letters and hyphens",
    );
    expect(said.join()).not.toMatch(/id is 'cornrows'/);
  });

  it('lets a card use a picture of photographs.ts, but reports a second alt text for that picture', () => {
    const { photographs } = content as RawContent & { photographs: { id: string }[] };
    expect(card({ image: photographs[0]?.id, picture: undefined })).toEqual([]);
    expect(card({ image: photographs[0]?.id }).join()).toMatch(/alt text in two places/);
  });

  it('reports different prices, different phone numbers, and hours that close before they open', () => {
    expect(notes(['prices', 'cornrows'], { dollars: 90 })).toEqual([
      'hairstyles/cornrows/card.ts: metaDescription says $80, but prices.ts says $90; write the price of prices.ts here too',
    ]);
    expect(notes(['prices', 'cornrows'], { from: true }).join()).toMatch(/says \$80, but prices\.ts says from \$80;/);
    expect(salon({ phone: { shown: '(781) 555-0142', dial: '+17815550143' } }).join()).toMatch(/two different numbers/);
    expect(salon({ hours: [{ day: 'Monday', opens: '08:00', closes: '06:00' }] }).join()).toMatch(
      /write 6 pm as 18:00$/,
    );
  });
});
