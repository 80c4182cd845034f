export { controlActors } from '../hold-actors.ts';
export type { Invariants } from '../observer.ts';
export * from '../walk-page.ts';
export * from './in-page.ts';
export * from './queries.ts';
export * from './system.ts';
