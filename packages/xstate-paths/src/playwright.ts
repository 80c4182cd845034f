export * from './page/touch';
