import { walkView } from './walk-view';

walkView('site');
