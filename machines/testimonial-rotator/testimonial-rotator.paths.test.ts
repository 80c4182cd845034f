import { provePaths } from '../kit/prove';

provePaths('testimonials', async () =>
  (await import('./testimonial-rotator.kit')).testimonialRotatorKit(['Lovely.', 'Quick.', 'Kind.']),
);
