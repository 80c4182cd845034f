/** The parts that kits and tests use. */
export type { AnyKit } from './any-kit';
export * from './checks';
export * from './driver';
export * from './harness';
export * from './kit';
export type { Moment, Outcome, StateName } from './machine-types';
export * from './path-failure';
export { paths } from './paths';
export * from './place-in';
export * from './plan';
export * from './query';
export { stringify } from './repeatable';
export * from './replay';
export * from './report';
export * from './steps';
export * from './transitions';
export * from './xstate-5';
