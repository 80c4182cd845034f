import { useActorRef } from '@xstate/react';
import {
  type TestimonialRotatorActor,
  testimonialRotatorMachine,
} from '../../machines/testimonial-rotator/testimonial-rotator.machine';
import { motionPreference } from '../effects/motion-preference';
import { pageVisibility } from '../effects/page-visibility';
import { inspectOptions } from './inspect';
import { useRootActors } from './root';

const rotatorWithEffects = testimonialRotatorMachine.provide({ actors: { pageVisibility, motionPreference } });

/** The rotation over `count` testimonials. */
export function useTestimonialRotator(count: number): TestimonialRotatorActor {
  const { inspect } = useRootActors().world;
  return useActorRef(rotatorWithEffects, { input: { count }, ...inspectOptions(inspect) });
}
