import { testPaths } from './browser-paths';

testPaths({ viewport: 'desktop', brief: true, axe: true });
