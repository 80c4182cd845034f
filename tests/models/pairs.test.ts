import { testPairs } from './pair-tests';

testPairs('machine');
