/** Reads the environment variable PORT; `standard` is the port if it is not set. */
export function portOf(text: string | undefined, standard: number): number {
  const port = Number(text || standard);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number up to 65535, not '${text}'.`);
}
