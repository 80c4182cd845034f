import { walkView } from './walk-view';

walkView('open-hours');
