import type { ShownHairstyle } from '../components/HairstyleCard/HairstyleCard';
import { priceText } from '../content/hairstyles';
import { altOf } from '../content/photograph-of';
import type { HairstyleCard } from '../content/schema';

/** What a card shows of a style: content from its three files brought together. */
export function shownHairstyle({ id, title, image }: HairstyleCard): ShownHairstyle {
  return { id, title, price: priceText(id), picture: { id: image, alt: altOf(image) } };
}
