import { testPaths } from './built-site';

testPaths({ viewport: 'phone', brief: true });
