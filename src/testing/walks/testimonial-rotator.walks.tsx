import { walkView } from './walk-view';

walkView('testimonial-rotator');
