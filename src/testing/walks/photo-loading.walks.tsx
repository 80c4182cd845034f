import { walkView } from './walk-view';

walkView('photo-loading');
