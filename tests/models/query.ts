/** What a query says under a name, in a path with its query; null where it says nothing. For plain ids, which need no decoding. */
export function queryOf(address: string, name: string): string | null {
  return new RegExp(`[?&]${name}=([^&]*)`).exec(address)?.[1] ?? null;
}
