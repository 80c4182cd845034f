import { walkView } from './walk-view';

walkView('lightbox');
