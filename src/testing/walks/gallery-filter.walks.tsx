import { walkView } from './walk-view';

walkView('gallery-filter');
