import { walkView } from './walk-view';

walkView('color-theme');
