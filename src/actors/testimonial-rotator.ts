import type { LateActor } from '../../machines/page';
import { testimonialRotatorMachine } from '../../machines/testimonial-rotator/testimonial-rotator.machine';
import { motionPreference } from '../effects/motion-preference';
import { pageVisibility } from '../effects/page-visibility';

/** The actor that rotates `count` testimonials. */
export const testimonialRotator = (count: number): LateActor => ({
  logic: testimonialRotatorMachine.provide({ actors: { pageVisibility, motionPreference } }),
  input: { count },
});
