/** For drivers: what runs in the page. */

export type { Invariants } from '../observer.ts';
export * from '../walk-page.ts';
export { controlActors } from '../xstate-5.ts';
export * from './in-page.ts';
export * from './queries.ts';
export * from './system.ts';
