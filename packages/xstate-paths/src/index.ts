/** The parts that kits and tests use. */
export * from './chart';
export * from './driver';
export * from './harness';
export * from './kit';
export * from './place-in';
export * from './plan';
export * from './query';
export * from './steps';
export * from './transitions';
