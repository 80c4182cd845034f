import { testPaths } from './built-site';
import { otherEnvironments, TRANSLATED } from './environments';

const environments = otherEnvironments('browser').filter(name => name !== TRANSLATED);
testPaths({ viewport: 'phone', brief: true, environments });
