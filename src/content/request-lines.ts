/** The lines that tapped choices write into the message, made from the salon's styles, sizes, lengths and days. */
import { choices } from './choices';
import { salon } from './salon';
import { styleList } from './style-list';

/** A kind of choice, with its words on the page. */
interface NamedKind {
  id: string;
  /** Heads the options in the form; by default `label`, which the receipt shows. */
  legend?: string;
  label: string;
  /** The options as visitors read them, if that differs from the message. */
  names?: readonly string[];
  /** The line in the message: `before`, the chosen options, `after`. */
  before: string;
  options: readonly string[];
  after: string;
  /** Whether several options can be chosen at once. */
  several?: boolean;
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
    id: 'days',
    legend: 'Days that work for you',
    label: 'Days',
    before: 'Days that work for me: ',
    after: '.',
    options: [...new Set<string>(salon.hours.map(({ day }) => day))],
    several: true,
  },
  {
    id: 'reply',
    label: 'How to reach you',
    before: 'Please ',
    after: ' me.',
    options: ['call', 'text'],
    names: ['Call me', 'Text me'],
  },
];

/** The kinds without their words on the page, which the machine does not need. */
export const lineKinds = namedKinds.map(({ label, legend, names, ...kind }) => kind);

/** A chosen option as visitors read it. */
export const nameOf = ({ options, names = options }: NamedKind, option: string) =>
  names[options.indexOf(option)] ?? option;
