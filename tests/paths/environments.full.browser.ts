import { testPaths } from './browser-paths';
import { otherEnvironments } from './environments';

testPaths({ viewport: 'phone', brief: true, environments: otherEnvironments });
