import type { ShownHairstyle } from '../components/HairstyleCard/HairstyleCard';
import { altOf } from '../content/photograph-of';
import type { HairstyleCard } from '../content/schema';
import { styleList } from '../derived/style-list';

/** The content of a style's card, with its price, time and alt text. */
export function shownHairstyle({ id, title, image }: HairstyleCard): ShownHairstyle {
  const { price = '', time = '' } = styleList.find(style => style.id === id) ?? {};
  return { id, title, price, time, picture: { id: image, alt: altOf(image) } };
}
