import { walkView } from './walk-view';

walkView('mobile-menu');
