import { describe, expect, it } from 'vitest';
import { card, content, facts, grid, notes, photo, praise, salon } from '../../tests/support/content-notes';
import type { RawContent } from './check';

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
      'a card whose id differs from its folder',
      card({ id: 'mohawk' }),
      /^hairstyles\/cornrows\/card\.ts: id is 'mohawk'; write 'cornrows', the name of its folder$/,
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
