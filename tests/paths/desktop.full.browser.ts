import { testPaths } from './built-site';

testPaths({ viewport: 'desktop', axe: true });
