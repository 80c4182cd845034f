import { prices } from './prices';
import type { HairstyleCard } from './schema';

const cards = import.meta.glob<HairstyleCard>('./hairstyles/*/card.ts', { eager: true, import: 'card' });

/** Every hairstyle of the salon, in order. Each hairstyle has a folder in `hairstyles/`. */
export const hairstyles: readonly HairstyleCard[] = Object.values(cards).sort((a, b) => a.order - b.order);

export function hairstyleById(id: string): HairstyleCard | undefined {
  return hairstyles.find(hairstyle => hairstyle.id === id);
}

/** The price as shown, such as 'from $150' or '$80'. */
export function priceText(id: string): string {
  const known: Record<string, { dollars: number; from: boolean } | undefined> = prices;
  const price = known[id];
  return price ? `${price.from ? 'from ' : ''}$${price.dollars}` : 'ask for the price';
}
