import { expect, it } from 'vitest';
import { content } from './all';
import { checked } from './check';

/** What the check says after one value of the project's content is set; undefined removes it. */
function problemsWith(place: string, value: unknown): string {
  const copy = structuredClone(content);
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const inner = keys.reduce<Record<string, unknown>>((inner, key) => Object(inner[key]), copy);
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  const result = checked(copy);
  return 'problems' in result ? result.problems : '';
}

const row = { size: 'Medium', length: 'Waist', dollars: 80, hours: 3, hairIncluded: true };
const monday = { day: 'Monday', opens: '08:00', closes: '18:00' };
const backwards = { from: '2026-12-26', to: '2026-12-24' };
const card = 'hairstyles.cornrows.card';
const facts = 'hairstyles.cornrows.facts';
const history = 'hairstyles.cornrows.history';
const { metaDescription } = content.hairstyles.cornrows?.card ?? {};
const [source] = content.hairstyles.cornrows?.history?.sources ?? [];
const drawn = '<svg viewBox="0 0 4 4"><title>A</title><desc>B</desc></svg>';

it.each([
  ['the project’s own content', 'salon.name', 'Ochre Row'],
  ['two lines for a day with a break', 'salon.hours', [monday, { ...monday, opens: '18:00', closes: '20:00' }]],
  [
    'hours past midnight in two lines',
    'salon.hours',
    [
      { ...monday, opens: '18:00', closes: '23:59' },
      { day: 'Tuesday', opens: '00:00', closes: '02:00' },
    ],
  ],
  ['a style without facts', facts, undefined],
  ['a drawing', 'drawings.rows', drawn],
])('accepts %s', (_, place, value) => {
  expect(problemsWith(place, value)).toBe('');
});

it.each([
  ['salon.hours.0.closes', '07:00', 'salon.ts', 'salon.hours.Monday.closes', '07:00 is not after 08:00'],
  ['prices.cornrows.dollars', -80, 'prices.ts', 'prices.cornrows.dollars', 'write whole dollars, such as 80'],
  ['priceGrid.styles.cornrows', [{ ...row, dollars: 0 }], 'prices.ts', 'priceGrid.styles.cornrows[0].dollars', 'whole'],
  ['photographs.0.alt', ' ', 'photographs.ts', 'photographs["gallery-ghana-braids-halo"].alt', 'write a sentence'],
  ['howToBook.0.language', 'english', 'how-to-book.ts', 'howToBook.English.language', 'such as es or pt-BR'],
  [`${card}.id`, 'mohawk', 'hairstyles/cornrows/card.ts', 'card.id', "the folder is 'cornrows'; write its name here"],
  ['drawings.rows', drawn.replace('title', 'b'), 'figures/rows.svg', '', 'add <title>…</title><desc>…</desc>'],
])('names file and field, and says what to write, if %s is %j', (place, value, file, field, message) => {
  const [first, what, at = ''] = problemsWith(place, value).split('\n');
  expect([first, at]).toEqual([`src/content/${file}`, field && `  → at ${field}`]);
  expect(what).toContain(message);
});

it.each([
  // Values
  ['prices.cornrows.dollars', '80', 'write whole dollars'],
  ['prices.cornrows.from', undefined, 'expected boolean'],
  ['priceGrid.styles.cornrows', [{ ...row, hours: 25 }], 'expected number to be <=24'],
  ['photographs.0.alt', undefined, 'write a sentence that says what the picture shows'],
  ['photographs.0.kind', 'photo', 'expected one of "illustration"|"photograph"|"figure"'],
  ['salon.name', '', 'write text between quotation marks'],
  ['salon.adress', 'Cowrie Lane', 'Unrecognized key: "adress"'],
  ['salon.email', 'salon at example', 'write an address, such as info@example.com'],
  ['salon.state', 'Mass.', 'write the state in two letters'],
  ['salon.zip', '2148', 'write five digits'],
  ['salon.phone.dial', '781-555', 'write +1 and ten digits'],
  ['salon.timeZone', 'EST', "write the salon's time zone"],
  ['salon.map.longitude', 71, 'with a minus sign'],
  ['salon.hours.0.opens', '8am', 'write a time of day, such as 08:00'],
  ['salon.hours', [], 'expected array to have >=1 items'],
  ['salon.social.0.url', 'instagram.com/x', 'write a whole address with https://'],
  ['testimonials.0.rating', 4, 'write 5'],
  ['notices.closures', [{ ...backwards, from: '12/24' }], 'write a date such as 2026-12-24'],
  ['notices.closures', [backwards], 'write a day that is not before 2026-12-26'],
  ['notices.notices', [{ text: 'Full', from: '2026-12-26', until: '2026-12-24' }], 'not before 2026-12-26'],
  [`${facts}.lasts.most`, 9, 'write 8 or less'],
  [`${facts}.inTheChair`, { least: 4, most: 2 }, 'not below `least`'],
  [`${history}.overview`, [], 'expected array to have >=1 items'],
  [history, undefined, 'expected object'],
  [`${history}.sources.0.url`, 'oprah.com', 'write a whole address with https://'],
  // Values that have to fit together
  ['salon.phone.shown', '(781) 555-0143', 'this is not the number +17815550142 of dial'],
  ['salon.hours', [{ ...monday, opens: '18:00', closes: '02:00' }], 'hours past midnight in two lines'],
  ['salon.hours', [monday, monday], 'two lines of this day overlap'],
  ['prices.cornrows', undefined, "Cornrows has no price; add 'cornrows': { dollars: 80, from: false }"],
  ['prices.mohawk', { dollars: 80, from: false }, "there is no 'mohawk'; write one of box-braids, "],
  ['priceGrid.styles.mohawk', [row], "there is no 'mohawk'"],
  ['priceGrid.styles.cornrows', [{ ...row, size: 'Tiny' }], "there is no 'Tiny'; write one of Small, Medium, Large"],
  ['priceGrid.styles.cornrows', [{ ...row, length: 'Knee' }], "there is no 'Knee'"],
  ['priceGrid.styles.cornrows', [row, row], "another entry has 'Medium, Waist' too"],
  ['priceGrid.styles.cornrows', [{ ...row, dollars: 60 }], '80 is not the lowest price of priceGrid, 60'],
  ['priceGrid.styles.cornrows', [{ ...row, dollars: 90 }], '80 is not the lowest price of priceGrid, 90'],
  [
    `${card}.metaDescription`,
    metaDescription?.replace('$80', '$90'),
    "'$90' is not the price in prices.ts; write '$80'",
  ],
  ['prices.cornrows.from', true, "'$80' is not the price in prices.ts; write 'from $80'"],
  [`${card}.title`, 'Box Braids', "another entry has 'Box Braids' too"],
  [`${card}.picture`, undefined, "'style-cornrows' has no text; write picture: "],
  ['hairstyles.ghana-braids.card.signature', true, 'the home page has room for 4'],
  ['photographs.0.hairstyle', 'mohawk', "there is no 'mohawk'"],
  ['testimonials.0.hairstyle', 'mohawk', "there is no 'mohawk'"],
  ['testimonials.1.text', content.testimonials[0]?.text, 'change or remove one'],
  [`${facts}.related.0.hairstyle`, 'mohawk', "there is no 'mohawk'"],
  [`${history}.figures.overview.pictures.0.figure`, 'mohawk', "there is no 'mohawk'"],
  [`${history}.evolution.0`, 'It came back.[^mohawk]', "there is no 'mohawk'"],
  [`${history}.timeline.0.source`, 'mohawk', "there is no 'mohawk'"],
  [`${history}.sources.1`, source, `another entry has '${source?.id}' too`],
  [`${history}.evolution.0`, 'It came back in *Sounder.', 'an asterisk has no partner'],
  ['drawings.rows', drawn.replace('viewBox', 'view'), 'add viewBox="0 0 width height"'],
  ['drawings.rows', drawn.replace('</desc>', '</desc><script/>'), 'it runs a script or loads a file'],
])('says what to write if %s is %j', (place, value, message) => {
  expect(problemsWith(place, value)).toContain(message);
});
