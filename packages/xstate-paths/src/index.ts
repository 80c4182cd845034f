/** The parts that kits and tests use. */
export type { AnyKit } from './any-kit';
export * from './chart';
export * from './driver';
export * from './harness';
export * from './kit';
export type { Moment, Outcome, StateName } from './machine-types';
export * from './place-in';
export * from './plan';
export * from './query';
export * from './steps';
export * from './transitions';
