/** The lines that tapped choices write into the message, made from the salon's styles, sizes, lengths and days. */
import { choices } from './choices';
import { salon } from './salon';
import { styleList } from './style-list';

const lower = ({ name }: { name: string }) => name.toLowerCase();

export const lineKinds = [
  { id: 'style', before: 'I would like to book ', after: '.', options: styleList.map(({ title }) => title) },
  { id: 'size', before: 'Size: ', after: '.', options: choices.sizes.map(lower) },
  { id: 'length', before: 'Length: ', after: '.', options: choices.lengths.map(lower) },
  {
    id: 'days',
    before: 'Days that work for me: ',
    after: '.',
    options: [...new Set<string>(salon.hours.map(({ day }) => day))],
    several: true,
  },
  { id: 'reach', before: 'Please ', after: ' me.', options: ['call', 'text'] },
];
