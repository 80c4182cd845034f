import { walkView } from './walk-view';

walkView('booking-sheet');
