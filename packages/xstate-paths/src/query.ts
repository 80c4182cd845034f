/** The value of a query parameter of an address; null if missing. Only for plain ids, which need no decoding. */
export function queryOf(address: string, name: string): string | null {
  return new RegExp(`[?&]${name}=([^&]*)`).exec(address)?.[1] ?? null;
}
