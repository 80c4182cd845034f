/** Whether the visitor's browser asks to save data; at build, there is no visitor. */
export function savesData(): boolean {
  if (import.meta.env.SSR) return false;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
