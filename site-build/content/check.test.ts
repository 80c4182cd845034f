import { describe, expect, it } from 'vitest';
import { card, content, facts, grid, history, notes, photo, praise, salon } from '../../tests/support/content-notes';
import { contentProblems } from './check';

const date = { date: '1972', certainty: 'documented', text: 'A film.', source: 'tyson' };

describe('the content check', () => {
  it('accepts this project’s content', () => {
    expect(contentProblems(content)).toEqual([]);
  });

  it.each<[string, string[], string]>([
    [
      'the price of a hairstyle',
      notes(['prices'], { cornrows: undefined }),
      "prices.ts: Cornrows has no price; add the line 'cornrows': { dollars: 80, from: false },",
    ],
    [
      'the dollar amount of a price',
      notes(['prices', 'cornrows'], { dollars: undefined }),
      'prices.ts: Cornrows: dollars is missing; write a whole number of dollars without quotation marks, such as 80',
    ],
    [
      'the hours of a price by size and length',
      grid({ hours: undefined }),
      'prices.ts: priceGrid: Cornrows: Medium, Waist: hours is missing; write a number of hours without quotation marks, such as 7 or 6.5, at most 24',
    ],
    [
      'whether a price includes the hair',
      grid({ hairIncluded: undefined }),
      'prices.ts: priceGrid: Cornrows: Medium, Waist: hairIncluded is missing; write true if the price includes the hair, or false',
    ],
    [
      'the phone number',
      salon({ phone: undefined }),
      "salon.ts: phone is missing; write { shown: '(781) 555-0142', dial: '+17815550142' } with your own number",
    ],
    ['the salon’s name', salon({ name: '  ' }), 'salon.ts: name is empty; write a name between quotation marks'],
    [
      'the alt text of a picture',
      photo({ alt: '' }),
      'photographs.ts: halo: alt is empty; write a sentence that says what the picture shows',
    ],
    [
      'a section of a history',
      history({ overview: undefined }),
      "hairstyles/cornrows/history.ts: overview is missing; write paragraphs in square brackets, such as ['It is.']",
    ],
    [
      'the history of a hairstyle',
      notes(['hairstyles', 'cornrows'], { history: undefined }),
      'hairstyles/cornrows/history.ts: the file is missing, or its export has a different name',
    ],
    [
      'a whole file',
      notes([], { salon: undefined }),
      'salon.ts: the file is missing, or its export has a different name',
    ],
    [
      'the list in a file',
      notes([], { testimonials: undefined }),
      'testimonials.ts: the file is missing, or its export is not a list in square brackets',
    ],
    [
      'the list of business hours',
      salon({ hours: [] }),
      "salon.ts: hours has no entries; write the business hours, a line each: { day: 'Monday', opens: '08:00', closes: '18:00' }",
    ],
  ])('reports that %s is missing, and says what to write', (_, said, note) => {
    expect(said).toContain(note);
  });

  it.each<[string, string[], string]>([
    [
      'a number in quotation marks',
      notes(['prices', 'cornrows'], { dollars: '80' }),
      "prices.ts: Cornrows: dollars is '80'; write a whole number of dollars without quotation marks, such as 80",
    ],
    [
      'a price with cents',
      notes(['prices', 'cornrows'], { dollars: 85.5 }).slice(0, 1),
      'prices.ts: Cornrows: dollars is 85.5; write a whole number of dollars without quotation marks, such as 80',
    ],
    [
      'a price that is only a number',
      notes(['prices'], { cornrows: 80 }),
      'prices.ts: Cornrows is 80; write { dollars: 80, from: false }',
    ],
    [
      'a price whose `from` is not true or false',
      notes(['prices', 'cornrows'], { from: 'yes' }),
      "prices.ts: Cornrows: from is 'yes'; write true if the price is the least a visitor pays (the page then says 'from'), or false",
    ],
    [
      'an invalid email address',
      salon({ email: 'salon at example' }),
      "salon.ts: email is 'salon at example'; write an email address, such as 'info@example.com'",
    ],
    [
      'an unknown time zone',
      salon({ timeZone: 'Malden' }),
      "salon.ts: timeZone is 'Malden'; write the salon's time zone, such as 'America/New_York' or 'America/Chicago'",
    ],
    [
      'a time zone that does not follow daylight saving time',
      salon({ timeZone: 'EST' }),
      "salon.ts: timeZone is 'EST'; write the salon's time zone, such as 'America/New_York' or 'America/Chicago'",
    ],
    [
      'a longitude without its minus sign',
      salon({ map: { latitude: 42.4251, longitude: 71.0662, exact: true } }),
      'salon.ts: map: longitude is 71.0662; write a number of degrees such as -71.0662, without quotation marks',
    ],
    [
      'a social link without https://',
      salon({ social: [{ name: 'Instagram', url: 'instagram.com/x' }] }),
      "salon.ts: social: Instagram: url is 'instagram.com/x'; write a whole address with https://, or '#' for a social link that does not exist yet",
    ],
    [
      'an invalid time',
      salon({ hours: [{ day: 'Monday', opens: '8am', closes: '18:00' }] }),
      "salon.ts: hours: Monday: opens is '8am'; write a time of day as 08:00 or 18:30, between quotation marks",
    ],
    [
      'a rating of four stars',
      praise({ rating: 4 }),
      'testimonials.ts: Ama K.: rating is 4; write 5, without quotation marks, or remove a testimonial with fewer: the site always shows five stars',
    ],
    [
      'an unknown kind of picture',
      photo({ kind: 'photo' }),
      "photographs.ts: halo: kind is 'photo'; write 'photograph', or 'illustration' if it is drawn",
    ],
    [
      'an unknown style, only once',
      photo({ hairstyle: 'Box Braids' }),
      "photographs.ts: halo: there is no hairstyle 'Box Braids'; write one of 'box-braids', 'cornrows', 'feed-in-braids', 'ghana-braids', 'knotless-braids', 'senegalese-twists'",
    ],
    [
      'an id with the ending of its file',
      notes(['photographs', 0], { id: 'halo.jpg' }).slice(0, 1),
      "photographs.ts: halo.jpg: id is 'halo.jpg'; leave out .jpg",
    ],
    [
      'a date in words',
      notes(['notices'], { closures: [{ from: 'December 24', to: '2026-12-26', text: 'Holidays' }] }),
      "notices.ts: closures: Holidays: from is 'December 24'; write a day as 2026-12-24, between quotation marks",
    ],
    [
      'a closure that ends before it begins',
      notes(['notices'], { closures: [{ from: '2026-12-26', to: '2026-12-24', text: 'Holidays' }] }),
      "notices.ts: closures: Holidays: to is '2026-12-24'; write a day that is not before 2026-12-26",
    ],
    [
      'a notice that ends before it begins',
      notes(['notices'], { notices: [{ text: 'Full', from: '2026-12-26', until: '2026-12-24' }] }),
      "notices.ts: notices: Full: until is '2026-12-24'; write a day that is not before 2026-12-26",
    ],
    [
      'a style that lasts more than eight weeks',
      facts({ lasts: { least: 4, most: 10 } }),
      'hairstyles/cornrows/facts.ts: lasts: most is 10; write 8 or less',
    ],
    [
      'a range whose maximum is below its minimum',
      facts({ inTheChair: { least: 4, most: 2 } }),
      'hairstyles/cornrows/facts.ts: inTheChair: most is 2; write a number that is not below `least`',
    ],
    [
      'an answer that is not a list',
      notes(['questions', 0], { answer: 'Please ask.' }),
      "questions.ts: Is the hair included in the price?: answer is 'Please ask.'; write paragraphs in square brackets, such as ['It is.']",
    ],
    [
      'a step without its reason',
      notes(['visit', 'beforeYouCome'], { steps: [{ do: 'Come early.' }] }),
      'visit.ts: beforeYouCome: steps: entry 1: why is missing; write a sentence that says why',
    ],
    [
      'terms that are not text',
      notes(['terms'], { deposit: 20 }),
      'terms.ts: deposit is 20; write a sentence or two in your own words, at most 250 characters, or nothing between the quotation marks',
    ],
    [
      'terms that are longer than a sentence or two',
      notes(['terms'], { parking: 'x'.repeat(251) }),
      'terms.ts: parking has 251 characters; write a sentence or two in your own words, at most 250 characters, or nothing between the quotation marks',
    ],
    [
      'a quote of more than twelve words',
      history({ quote: 'The English names come from the fields of the Americas: rows of corn' }),
      "hairstyles/cornrows/history.ts: quote is 'The English names come from the fields o…'; write at most twelve words",
    ],
    [
      'an unknown field name',
      salon({ adress: 'x' }),
      "salon.ts: 'adress' is not a known name; fix its spelling or remove it",
    ],
  ])('reports %s, and says what to write', (_, said, note) => {
    expect(said).toEqual([note]);
  });

  it.each<[string, string[], string]>([
    [
      'an unknown drawing',
      history({ figures: { overview: { pictures: [{ figure: 'rows-round', label: 'Round' }] } } }),
      "hairstyles/cornrows/history.ts: figures: there is no drawing 'rows-round'; write one of 'hanging-jumbo', ",
    ],
    [
      'an unknown picture',
      history({ photographs: { evolution: 'no-such-picture' } }),
      "hairstyles/cornrows/history.ts: photographs: there is no picture 'no-such-picture'; fix the name, or remove the line",
    ],
    [
      'a citation of an unknown source',
      history({ evolution: ['It came back.[^nobody]'] }),
      "hairstyles/cornrows/history.ts: [^nobody] has no source; write one of 'wikipedia', ",
    ],
    [
      'an asterisk without a partner',
      history({ evolution: ['It came back in *Sounder.[^derek]'] }),
      "hairstyles/cornrows/history.ts: 'It came back in *Sounder.[^derek]…' has an asterisk without a partner; put one before and one after the italic words",
    ],
    [
      'a source that is not cited',
      history({ evolution: ['It came back.'] }),
      "hairstyles/cornrows/history.ts: the source 'derek' is not cited; put [^derek] after the sentence that needs it, or remove the source",
    ],
    [
      'a date with an unknown source',
      history({ timeline: [{ date: '1972', certainty: 'documented', text: 'A film.', source: 'memory' }, date] }),
      "hairstyles/cornrows/history.ts: timeline: 1972: there is no source 'memory'; write one of 'wikipedia', ",
    ],
    [
      'a `since` that does not fit the two dates',
      history({
        timeline: [
          { ...date, date: 'c. 500 BC' },
          { ...date, since: 'years' },
        ],
      }),
      "hairstyles/cornrows/history.ts: timeline: 1972: the date before it is centuries earlier; write since: 'centuries'",
    ],
    [
      'an unknown value of `since`',
      history({ timeline: [date, { ...date, since: 'ages' }] }),
      "hairstyles/cornrows/history.ts: timeline: A film.: since is 'ages'; write 'years', 'decades' or 'centuries' after the date before it, or remove it if nobody knows",
    ],
    [
      'an unknown value of `certainty`',
      history({ timeline: [{ ...date, certainty: 'sure' }, date] }),
      "hairstyles/cornrows/history.ts: timeline: A film.: certainty is 'sure'; write 'documented', 'reported', or 'oral' for oral history",
    ],
    [
      'a quote that is not on the page',
      history({ quote: 'Rows are easily read.' }),
      'hairstyles/cornrows/history.ts: quote: this is not on the page; copy a sentence from the page exactly',
    ],
    [
      'a drawing whose file is missing',
      notes(['drawings'], { 'strands-two': undefined }),
      "hairstyles/senegalese-twists/history.ts: figures: there is no drawing 'strands-two'; write one of ",
    ],
    [
      'a drawing without title and description',
      notes(['drawings'], { 'strands-two': '<svg viewBox="0 0 400 400"/>' }),
      'figures/strands-two.svg: a title or a description is missing; add <title>…</title><desc>…</desc> as its first elements',
    ],
    [
      'a drawing without a size',
      notes(['drawings'], { 'strands-two': '<svg><title>A</title><desc>B</desc></svg>' }),
      'figures/strands-two.svg: there is no viewBox="0 0 width height"; add it to the svg element',
    ],
    [
      'a drawing that runs a script',
      notes(['drawings'], {
        'strands-two': '<svg viewBox="0 0 400 400"><title>A</title><desc>B</desc><script/></svg>',
      }),
      'figures/strands-two.svg: it runs a script or loads another file; remove that, because pages do not allow it',
    ],
  ])('reports %s, and says what to write', (_, said, note) => {
    expect(
      said.some(one => one.startsWith(note)),
      said.join('\n'),
    ).toBe(true);
  });

  it('does not suggest # for the address of a source, as it does for a social link', () => {
    expect(history({ sources: [{ id: 'tyson', title: 'Tyson', publisher: 'Oprah', url: 'oprah.com' }] })).toContain(
      "hairstyles/cornrows/history.ts: sources: Tyson: url is 'oprah.com'; write a whole address with https://",
    );
  });

  it('accepts a style without drawings, photographs, dates, a map or a quote', () => {
    const bare = { figures: undefined, photographs: undefined, timeline: undefined, map: undefined, quote: undefined };
    const said = history(bare).filter(note => !note.includes('is named nowhere'));
    expect(said).toEqual([]);
  });

  it('reports a text that is too short or too long, with its number of characters', () => {
    const advice = 'write 110 to 160 characters: search engines show that much under the page’s title';
    expect(card({ metaDescription: 'Rows. ' })).toEqual([
      `hairstyles/cornrows/card.ts: metaDescription has 5 characters; ${advice}`,
    ]);
    expect(card({ metaDescription: 'x'.repeat(161) })).toEqual([
      `hairstyles/cornrows/card.ts: metaDescription has 161 characters; ${advice}`,
    ]);
    expect(salon({ state: 'Mass.' })).toEqual([
      "salon.ts: state has 5 characters; write the state in two letters, such as 'MA'",
    ]);
  });
});
