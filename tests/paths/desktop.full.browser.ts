import { testPaths } from './built-site';

testPaths({ viewport: 'desktop', brief: true, axe: true });
