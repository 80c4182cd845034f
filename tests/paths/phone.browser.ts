import { testPaths } from './browser-paths';

testPaths({ viewport: 'phone', brief: true });
