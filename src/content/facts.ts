import type { HairstyleFacts } from './schema';

const facts = import.meta.glob<HairstyleFacts>('./hairstyles/*/facts.ts', { eager: true, import: 'facts' });

/** Facts for comparing styles; undefined if a style has none. */
export function factsOf(id: string): HairstyleFacts | undefined {
  return facts[`./hairstyles/${id}/facts.ts`];
}

/** Shown in place of a missing fact. */
export const UNKNOWN = 'Ask us';

const number = (value: number) =>
  String(value)
    .replace(/^0?\.5$/, '½')
    .replace(/\.5$/, '½');

/** Formats a range as '1½–4 hours', or as '3 hours' if both ends are the same. */
export function spanText({ least, most }: { least: number; most: number }, unit: string): string {
  return `${least === most ? '' : `${number(least)}–`}${number(most)} ${unit}${most === 1 ? '' : 's'}`;
}

/** Whether any of these styles has typical figures instead of the salon's own; the page then says so. */
export const isTypical = (ids: readonly string[]): boolean => ids.some(id => factsOf(id)?.typical);
