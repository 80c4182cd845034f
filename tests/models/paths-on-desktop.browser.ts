import { walkSite } from './built-site';

walkSite('desktop');
