/** The lines that the form's choices and answers write into the message, made from the salon's styles, sizes, lengths and days. */

import type { LineKind } from '../../machines/contact-form/request-lines';
import { choices } from '../content/choices';
import { salon } from '../content/salon';
import { costs } from '../derived/costs';
import { styleList } from '../derived/style-list';

/** A kind of choice, with its words on the page. */
interface NamedKind extends LineKind {
  /** Heads the options in the form; by default `label`, which the receipt shows. */
  legend?: string;
  label: string;
  /** The options as visitors read them, if they differ from the message by more than a capital letter. */
  names?: readonly string[];
  /** The options are in a section that is closed by default. */
  folded?: boolean;
}

const named = (choices: readonly { name: string }[]) => {
  const names = choices.map(({ name }) => name);
  return { names, options: names.map(name => name.toLowerCase()) };
};

export const namedKinds: readonly NamedKind[] = [
  {
    id: 'style',
    label: 'Style',
    before: 'I would like to book ',
    after: '.',
    options: styleList.map(({ title }) => title),
  },
  { id: 'size', label: 'Size', before: 'Size: ', after: '.', ...named(choices.sizes) },
  { id: 'length', label: 'Length', before: 'Length: ', after: '.', ...named(choices.lengths) },
  {
    id: 'price',
    label: 'Price',
    before: 'Price for ',
    after: ', to be confirmed.',
    options: [],
    answer: 'text',
    follows: styleList.flatMap(({ id, title }) =>
      (costs[id] ?? []).map(cost => {
        const [size, length] = [cost.size.toLowerCase(), cost.length.toLowerCase()];
        return { from: { style: title, size, length }, answer: `${size}, ${length}-length: ${cost.price}` };
      }),
    ),
  },
  { id: 'hair', label: 'Hair', before: 'Hair: ', after: '.', options: ['I bring it', 'please bring it'], folded: true },
  {
    id: 'needs',
    label: 'Plan for',
    before: 'Please plan for: ',
    after: '.',
    options: ['braids to take out', 'wash and blow-out', 'tender scalp'],
    several: true,
    folded: true,
  },
  {
    id: 'reply',
    label: 'How to reach you',
    before: 'Please ',
    after: ' me.',
    options: ['call', 'text'],
    names: ['Call me', 'Text me'],
  },
  // The days are followed by the date, and by the notes about both.
  {
    id: 'days',
    legend: 'Days that work for you',
    label: 'Days',
    before: 'Days that work for me: ',
    after: '.',
    options: [...new Set<string>(salon.hours.map(({ day }) => day))],
    several: true,
  },
  { id: 'date', label: 'Date', before: 'Date: ', after: '.', options: [], answer: 'date' },
  {
    id: 'time',
    label: 'Time',
    before: 'Time of day: ',
    after: '.',
    options: ['morning', 'afternoon', 'I’m flexible'],
    folded: true,
  },
  { id: 'email', label: 'Email', before: 'My email: ', after: '', options: [], answer: 'text' },
];

/** The kinds without their words on the page, which the machine does not need. */
export const lineKinds = namedKinds.map(({ label, legend, names, folded, ...kind }) => kind);

/** A chosen option, or several with commas between them, as visitors read them. */
export const nameOf = ({ options, names, answer }: NamedKind, option: string) =>
  names?.[options.indexOf(option)] ?? (answer ? option : option.replace(/^./, first => first.toUpperCase()));
