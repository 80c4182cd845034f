import { walkView } from './walk-view';

walkView('navigation');
