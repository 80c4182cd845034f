import { walkView } from './walk-view';

walkView('ask-bar');
