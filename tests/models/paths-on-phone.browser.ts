import { testPaths } from './built-site';

testPaths('phone');
