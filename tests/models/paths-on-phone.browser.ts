import { walkSite } from './built-site';

walkSite('phone');
