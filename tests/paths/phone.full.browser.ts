import { testPaths } from './browser-paths';

testPaths({ viewport: 'phone', axe: true });
