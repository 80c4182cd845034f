import { testPaths } from './built-site';
import { otherEnvironments } from './environments';

testPaths({ viewport: 'phone', brief: true, environments: otherEnvironments });
