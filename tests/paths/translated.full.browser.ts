import { testPaths } from './built-site';
import { TRANSLATED } from './environments';

testPaths({ viewport: 'phone', brief: true, environments: [TRANSLATED] });
