/** The lines that the form's choices and answers write into the message, made from the salon's styles, sizes, lengths and days. */
import { choices } from './choices';
import { salon } from './salon';
import { styleList } from './style-list';

const lower = ({ name }: { name: string }) => name.toLowerCase();

export const lineKinds = [
  { id: 'style', before: 'I would like to book ', after: '.', options: styleList.map(({ title }) => title) },
  { id: 'size', before: 'Size: ', after: '.', options: choices.sizes.map(lower) },
  { id: 'length', before: 'Length: ', after: '.', options: choices.lengths.map(lower) },
  { id: 'hair', before: 'Hair: ', after: '.', options: ['I bring it', 'please bring it'] },
  {
    id: 'needs',
    before: 'Please plan for: ',
    after: '.',
    options: ['braids to take out', 'wash and blow-out', 'tender scalp'],
    several: true,
  },
  {
    id: 'days',
    before: 'Days that work for me: ',
    after: '.',
    options: [...new Set<string>(salon.hours.map(({ day }) => day))],
    several: true,
  },
  { id: 'date', before: 'Date: ', after: '.', options: [], answer: 'date' },
  { id: 'time', before: 'Time of day: ', after: '.', options: ['morning', 'afternoon', 'I’m flexible'] },
  { id: 'email', before: 'My email: ', after: '', options: [], answer: 'text' },
  { id: 'reach', before: 'Please ', after: ' me.', options: ['call', 'text'] },
] as const;
