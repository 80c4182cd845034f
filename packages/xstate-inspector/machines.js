// @ts-check
/** Draws charts. In a checkout, the module is TypeScript, which tsx and Vitest load. */
import { existsSync } from 'node:fs';

const source = new URL('./src/machines.ts', import.meta.url);
const { drawChart, kindOf } = await import(
  existsSync(source) ? source.href : new URL('./dist/machines.js', import.meta.url).href
);

export { drawChart, kindOf };
