import { walkView } from './walk-view';

walkView('zoom');
