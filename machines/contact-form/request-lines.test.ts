import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesIn,
  type LineKind,
  likePicture,
  lostLines,
  ownWords,
  withAnswer,
  withChoice,
  withHairstyle,
  withLines,
} from './request-lines';

const kinds: readonly LineKind[] = [
  { id: 'style', before: 'I would like to book ', after: '.', options: ['Cornrows', 'Box Braids'] },
  { id: 'size', before: 'Size: ', after: '.', options: ['small', 'large'] },
  { id: 'days', before: 'Days: ', after: '.', options: ['Monday', 'Friday', 'Sunday'], several: true },
  { id: 'reply', before: 'Please ', after: ' me.', options: ['call', 'text'] },
];
const link = 'https://salon.example/gallery?photo=beads';
const pictured = likePicture('Cornrows', { caption: 'With beads', link });

type Press = readonly [id: string, option: string];
const press = (message: string, ...presses: Press[]) =>
  presses.reduce((before, [id, option]) => withChoice(before, kinds, id, option), message);
const monday: Press = ['days', 'Monday'];
const friday: Press = ['days', 'Friday'];
const small: Press = ['size', 'small'];
const large: Press = ['size', 'large'];

describe('choices', () => {
  it.each<[string, string, Press[], string]>([
    ['list days in the order of the week', '', [friday, monday], 'Days: Monday, Friday.\n'],
    ['are replaced in place, even if text follows', 'Size: small.\nThanks!', [large], 'Size: large.\nThanks!'],
    ['do not change the text below them when they are removed', 'Size: small.\nThanks!', [small], 'Thanks!'],
    [
      'are added below the choices of earlier kinds, above the text that follows',
      'Size: small.\nThanks!',
      [monday],
      'Size: small.\nDays: Monday.\nThanks!',
    ],
    ['begin a new line if the last line has no break', 'Size: small.', [monday], 'Size: small.\nDays: Monday.\n'],
    ['are added above the choices of later kinds', 'Please text me.', [small], 'Size: small.\nPlease text me.'],
    ['that occur twice become one line', 'Size: small.\nHi\nSize: small.', [large], 'Size: large.\nHi'],
    ['that are not offered change nothing', 'Hello', [['size', 'huge'] as const, ['color', 'red']], 'Hello'],
    ['do not change a line that only looks like a choice', 'Size: tiny.', [small], 'Size: tiny.\nSize: small.\n'],
  ])('%s', (_, message, presses, after) => {
    expect(press(message, ...presses)).toBe(after);
  });

  it('are read from the message, except from lines that the visitor has edited', () => {
    expect(choicesIn('Hi\nDays: Monday, Friday.\nPlease call me.\n', kinds)).toEqual({
      days: { options: ['Monday', 'Friday'] },
      reply: { options: ['call'] },
    });
    expect(choicesIn('Days: Monday, mostly.\nSize: small. Or not.\n.', kinds)).toEqual({});
    expect(ownWords('Hi\n\nSize: small.\nThanks!\nPlease text me.\n', kinds)).toBe('Hi\n\nThanks!');
    expect(choicesIn('Please me.\nSize:  small.\nSize: small!\nsize: small.', kinds)).toEqual({});
  });
});

describe('the hairstyle', () => {
  it('keeps the picture it was chosen from until another style is chosen', () => {
    const message = withHairstyle('', kinds, pictured);
    expect(message).toBe(
      'I would like to book Cornrows, like the picture “With beads” (https://salon.example/gallery?photo=beads).\n',
    );
    expect(choicesIn(message, kinds).style).toMatchObject({ picture: { caption: 'With beads', link } });
    expect(withHairstyle(message, kinds, 'Cornrows')).toBe(message);
    expect(withHairstyle(message, kinds, 'Box Braids')).toBe('I would like to book Box Braids.\n');
  });

  it('is recognized whatever the picture’s caption and link are', () => {
    const unit = fc.constantFrom('a', ' ', '“', '”', '"', '(', ')', '.', ',', ', like the picture “', '” (');
    const caption = fc.array(unit).map(parts => parts.join('').trim());
    const query = fc.string({ unit: fc.constantFrom('a', '“', '”', '(', ')', '.', ',') });
    fc.assert(
      fc.property(caption, query, (typed, end) => {
        const picture = { caption: typed.replace(/ +/g, ' '), link: `https://salon.example/${end}` };
        const message = withHairstyle('Hi\nSize: small.\n', kinds, likePicture('Cornrows', picture));
        expect(choicesIn(message, kinds).style).toEqual({ options: ['Cornrows'], picture });
        expect(withAnswer(message, kinds, 'style', '')).toBe('Hi\nSize: small.\n');
      }),
    );
    expect(likePicture('Cornrows', { caption: 'With\n beads', link })).toBe(pictured);
  });

  it('is not recognized in a visitor’s own sentence', () => {
    const typed = 'I would like to book Cornrows for my daughter.';
    expect(choicesIn(typed, kinds)).toEqual({});
    expect(withHairstyle(typed, kinds, 'Cornrows')).toBe(`${typed}\nI would like to book Cornrows.\n`);
    expect(withHairstyle('Hello', [], 'Cornrows')).toBe('Hello');
    expect(withAnswer('Hello', [], 'style', '')).toBe('Hello');
  });
});

describe('a date and a text', () => {
  const others: readonly LineKind[] = [
    ...kinds,
    { id: 'date', before: 'Date: ', after: '.', options: [], answer: 'date' },
    { id: 'email', before: 'My email: ', after: '', options: [], answer: 'text' },
  ];
  const date = 'Saturday, November 28, 2026';

  it('are lines like the choices, which the next answer replaces and an empty one removes', () => {
    const dated = withAnswer('Hi\nSize: small.\n', others, 'date', date);
    expect(dated).toBe(`Hi\nSize: small.\nDate: ${date}.\n`);
    expect(choicesIn(dated, others).date).toEqual({ options: [date] });
    const both = withAnswer(dated, others, 'email', 'ada@example.com');
    expect(both).toBe(`${dated}My email: ada@example.com\n`);
    expect(choicesIn(both, others).email).toEqual({ options: ['ada@example.com'] });
    expect(ownWords(both, others)).toBe('Hi');
    const next = 'Sunday, November 29, 2026';
    expect(withAnswer(both, others, 'date', next)).toBe(both.replace(date, next));
    expect(withAnswer(withAnswer(both, others, 'date', ''), others, 'email', '')).toBe('Hi\nSize: small.\n');
    expect(withAnswer('Hi', others, 'color', 'red')).toBe('Hi');
  });

  it('are the visitor’s own words if they are something else', () => {
    const own = `Date: Saturday, or Sunday.\nDate: 11/28/2026.\nDate: on ${date}.\nDate: ${date}, or later.\nMy email: `;
    expect(choicesIn(own, others)).toEqual({});
    expect(ownWords(own, others)).toBe(own.trim());
  });
});

describe('a price', () => {
  const price: LineKind = {
    id: 'price',
    before: 'Price for ',
    after: ', to be confirmed.',
    options: [],
    answer: 'text',
    follows: [
      { from: { style: 'Cornrows', size: 'small' }, answer: 'small: $130' },
      { from: { style: 'Cornrows', size: 'large' }, answer: 'large: $80' },
    ],
  };
  const priced = [...kinds.slice(0, 2), price, ...kinds.slice(2)];
  const choose = (message: string, size: string) => withChoice(message, priced, 'size', size);
  const cornrows = 'I would like to book Cornrows.\n';
  const large = `${cornrows}Size: large.\nPrice for large: $80, to be confirmed.\n`;

  it('is a line that follows from style and size, and changes with them', () => {
    expect(choose(cornrows, 'large')).toBe(large);
    expect(withHairstyle(choose('', 'large'), priced, 'Cornrows')).toBe(large);
    expect(choose(large, 'small')).toContain('Size: small.\nPrice for small: $130, to be confirmed.\n');
  });

  it('is removed with the size or the style, and for a style without that price', () => {
    expect(choose(large, 'large')).toBe(cornrows);
    expect(withAnswer(large, priced, 'style', '')).toBe('Size: large.\n');
    expect(withHairstyle(large, priced, 'Box Braids')).toBe('I would like to book Box Braids.\nSize: large.\n');
  });

  it('is put back as the present one, and otherwise as the visitor had left it', () => {
    const [style = '', size = '', cost = ''] = large.split('\n');
    const boxBraids = 'I would like to book Box Braids.\n';
    expect(withLines('Size: small.\n', priced, [style, cost])).toBe(choose(large, 'small'));
    expect(withLines(cornrows, priced, [size])).toBe(large);
    expect(withLines(boxBraids, priced, [size, cost])).toBe(`${boxBraids}${size}\n`);
    // Nothing is offered that would not come back.
    expect(lostLines([size, cost], boxBraids, priced)).toEqual([size]);
    expect(lostLines([size, cost], cornrows, priced)).toEqual([size, cost]);
    for (const own of [cost, cost.replace('$80', '$80?')])
      expect(withLines('', priced, [own, style, size])).toBe(large.replace(cost, own));
  });

  it('stays as the visitor has left it when something else changes', () => {
    const without = large.replace(/Price.*\n/, '');
    expect(withChoice(without, priced, 'reply', 'text')).not.toContain('Price');
    expect(choose(without, 'small')).toContain('Price for small: $130');
  });
});

it('alternating between typing and choosing loses nothing and duplicates nothing in 1,000 random sequences', () => {
  const typed = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.', 'é', 'Size: '), maxLength: 12 });
  const pressed = ({ id, options }: Pick<LineKind, 'id' | 'options'>) =>
    fc.record({ id: fc.constant(id), option: fc.constantFrom(...options) });
  const styles = { id: 'style', options: ['Cornrows', 'Box Braids', pictured, ''] };
  const act = fc.oneof(
    fc.record({ type: typed, at: fc.nat() }),
    fc.constantFrom(...kinds.slice(1)).chain(pressed),
    pressed(styles),
  );
  /** Inserts text between two lines of the message, so that no recognized line changes. */
  function typeInto(message: string, words: string, at: number): string {
    const lines = message.split('\n');
    lines.splice(at % (lines.length + 1), 0, ...words.split('\n'));
    return lines.join('\n');
  }
  function choose(message: string, id: string, option: string): string {
    if (id !== 'style') return withChoice(message, kinds, id, option);
    return option ? withHairstyle(message, kinds, option) : withAnswer(message, kinds, id, '');
  }
  function chosenAfter(chosen: string[], id: string, option: string): string[] {
    if (id === 'style') return option ? [option.split(',')[0] ?? ''] : [];
    if (chosen.includes(option)) return chosen.filter(one => one !== option);
    return id === 'days' ? [...chosen, option] : [option];
  }
  const check = fc.property(fc.array(act, { maxLength: 20 }), acts => {
    let message = '';
    /** The expected choices, tracked without reading the message. */
    const chosen: Record<string, string[]> = {};
    for (const one of acts) {
      const own = ownWords(message, kinds);
      if ('type' in one) {
        message = typeInto(message, one.type, one.at);
      } else {
        message = choose(message, one.id, one.option);
        chosen[one.id] = chosenAfter(chosen[one.id] ?? [], one.id, one.option);
        // A choice never changes what was typed.
        expect(ownWords(message, kinds)).toBe(own);
      }
      const read = message.split('\n').map(line => choicesIn(line, kinds));
      // Of each kind, there is one line or none.
      for (const { id } of kinds)
        expect(read.flatMap(line => (line[id] ? [[...line[id].options].sort()] : []))).toEqual(
          chosen[id]?.length ? [[...chosen[id]].sort()] : [],
        );
    }
  });
  fc.assert(check, { numRuns: 1_000 });
});
