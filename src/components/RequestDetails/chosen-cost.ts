import type { choicesIn } from '../../../machines/contact-form/request-lines';
import { costs } from '../../content/costs';
import { styleList } from '../../content/style-list';

/** The owner's price for the chosen style, size and length; undefined if there is none. */
export function chosenCost({ style, size, length }: ReturnType<typeof choicesIn>) {
  const { id = '' } = styleList.find(({ title }) => title === style?.options[0]) ?? {};
  return costs[id]?.find(
    one => one.size.toLowerCase() === size?.options[0] && one.length.toLowerCase() === length?.options[0],
  );
}
