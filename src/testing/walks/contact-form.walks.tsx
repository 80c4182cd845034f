import { walkView } from './walk-view';

walkView('contact-form');
