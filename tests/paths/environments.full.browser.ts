import { testPaths } from './built-site';
import { otherEnvironments, TRANSLATED } from './environments';

testPaths({ viewport: 'phone', brief: true, environments: otherEnvironments.filter(name => name !== TRANSLATED) });
