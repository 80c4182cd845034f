import type { HairstyleHistory } from './schema';

const histories = import.meta.glob<HairstyleHistory>('./hairstyles/*/history.ts', { import: 'history' });

/** Loads the history of one hairstyle. Each history is in its own chunk, so that no other page loads it. */
export async function loadHistory(id: string): Promise<HairstyleHistory> {
  const load = histories[`./hairstyles/${id}/history.ts`];
  if (!load) throw new Error(`The hairstyle '${id}' has no history.ts`);
  return load();
}
