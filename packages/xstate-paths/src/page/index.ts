/** For drivers: what runs in the page. */

export type { Invariants } from '../observer';
export { type PageOptions, type PagePath, pagePaths } from '../page-paths';
export * from '../walk-page';
export { controlActors } from '../xstate-5';
export * from './in-page';
export * from './page-script';
export * from './queries';
export * from './system';
export * from './user-input';
