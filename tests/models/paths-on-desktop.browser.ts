import { testPaths } from './built-site';

testPaths('desktop');
