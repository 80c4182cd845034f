import type { HairstyleHistory } from './schema';

const histories = import.meta.glob<HairstyleHistory>('./hairstyles/*/history.ts', { import: 'history' });

/** The long read of one hairstyle, loaded on its own so that no other page carries it. */
export async function loadHistory(id: string): Promise<HairstyleHistory> {
  const load = histories[`./hairstyles/${id}/history.ts`];
  if (!load) throw new Error(`The hairstyle '${id}' has no history.ts`);
  return load();
}
