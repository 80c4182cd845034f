import { walkSite } from './support/walk-site';

walkSite('phone');
