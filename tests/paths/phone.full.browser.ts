import { testPaths } from './built-site';

testPaths({ viewport: 'phone', axe: true });
