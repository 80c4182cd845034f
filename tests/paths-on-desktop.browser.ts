import { walkSite } from './support/walk-site';

walkSite('desktop');
