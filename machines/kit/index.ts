/** What kits share about this site. They take the rest from `xstate-paths`. */
export * from './content';
export * from './driver';
export * from './every-page';
export * from './steps';
