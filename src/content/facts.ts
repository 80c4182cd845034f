import type { HairstyleFacts } from './schema';

const facts = import.meta.glob<HairstyleFacts>('./hairstyles/*/facts.ts', { eager: true, import: 'facts' });

/** What visitors choose a style by; undefined as long as nobody has written it down. */
export function factsOf(id: string): HairstyleFacts | undefined {
  return facts[`./hairstyles/${id}/facts.ts`];
}

/** What stands in the place of a fact that nobody has written down. */
export const UNKNOWN = 'Ask us';

const number = (value: number) =>
  String(value)
    .replace(/^0?\.5$/, '½')
    .replace(/\.5$/, '½');

/** '1½–4 hours', or '3 hours' where there is but one number. */
export function spanText({ least, most }: { least: number; most: number }, unit: string): string {
  return `${least === most ? '' : `${number(least)}–`}${number(most)} ${unit}${most === 1 ? '' : 's'}`;
}

/** What is typical says so; the salon's own figures need not. */
export const isTypical = (ids: readonly string[]): boolean => ids.some(id => factsOf(id)?.typical);
