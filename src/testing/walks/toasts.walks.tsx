import { walkView } from './walk-view';

walkView('toasts');
