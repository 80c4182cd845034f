import { useSelector } from '@xstate/react';
import type { FocusEvent } from 'react';
import { useSiteActor } from '../../actors/use-site';
import type { Testimonial } from '../../content/schema';
import { hiddenVisually } from '../../theme/hidden.css';
import { Icon } from '../../ui/Icon/Icon';
import * as css from './TestimonialRotator.css';

interface TestimonialRotatorProps {
  testimonials: readonly Testimonial[];
  labelledBy: string;
}

/** The event of each button, by the button's icon. */
const events = {
  pause: 'rotation.pause',
  play: 'rotation.play',
  previous: 'testimonial.previous',
  next: 'testimonial.next',
} as const;

/** Focus on the pause button pauses nothing: it would become Play under the finger that is about to press Pause. */
const stay = (event: FocusEvent) => event.stopPropagation();

/** Testimonials that advance automatically. The pause button comes first in the tab order. */
export function TestimonialRotator({ testimonials, labelledBy }: TestimonialRotatorProps) {
  const rotator = useSiteActor('testimonialRotator');
  const index = useSelector(rotator, snapshot => snapshot.context.index);
  const rotating = useSelector(rotator, snapshot => snapshot.hasTag('rotating'));
  const requested = useSelector(rotator, ({ context }) => context.isRequested && testimonials[context.index]);
  const control = (name: keyof typeof events, label: string, onFocus?: (event: FocusEvent) => void) => (
    <button
      type="button"
      className={css.control}
      aria-label={label}
      onFocus={onFocus}
      onClick={() => rotator.send({ type: events[name] })}
    >
      <Icon name={name} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; these are texts and buttons.
    <div
      className={css.rotator}
      role="group"
      aria-labelledby={labelledBy}
      onPointerEnter={event => event.pointerType === 'mouse' && rotator.send({ type: 'pointer.enter' })}
      onPointerLeave={event => event.pointerType === 'mouse' && rotator.send({ type: 'pointer.leave' })}
      onFocus={event => event.target.matches(':focus-visible') && rotator.send({ type: 'focus.enter' })}
    >
      <div className={css.slides}>
        {testimonials.map((testimonial, position) => (
          <Slide key={testimonial.text} testimonial={testimonial} shown={position === index} />
        ))}
      </div>
      {testimonials.length > 1 && (
        <div className={css.controls}>
          {rotating ? control('pause', 'Pause testimonials', stay) : control('play', 'Play testimonials', stay)}
          {control('previous', 'Previous testimonial')}
          {control('next', 'Next testimonial')}
          <p className={hiddenVisually}>{`${index + 1} of ${testimonials.length}`}</p>
          <div className={css.dots}>
            {testimonials.map((testimonial, position) => (
              <button
                key={testimonial.text}
                type="button"
                className={css.dot}
                aria-label={`Testimonial ${position + 1} of ${testimonials.length}`}
                aria-current={position === index}
                onClick={() => rotator.send({ type: 'testimonial.choose', index: position })}
              />
            ))}
          </div>
        </div>
      )}
      <p className={hiddenVisually} aria-live="polite" aria-atomic="true">
        {requested && `Testimonial ${index + 1} of ${testimonials.length}: ${requested.text} ${requested.name}`}
      </p>
    </div>
  );
}

/**
 * One testimonial, in which `hairstyle` is the style's title. While it is not shown, it keeps its space but is hidden,
 * also from assistive technology.
 */
function Slide({ testimonial, shown }: { testimonial: Testimonial; shown: boolean }) {
  return (
    <figure className={css.slide} data-state={shown ? 'shown' : 'hidden'}>
      <Stars count={testimonial.rating} />
      <blockquote className={css.quote}>
        <p>{testimonial.text}</p>
      </blockquote>
      <figcaption className={css.byline}>
        <span className={css.client}>{testimonial.name}</span>
        <span>{testimonial.hairstyle}</span>
        {testimonial.sample && <span className={css.sample}>Sample</span>}
      </figcaption>
    </figure>
  );
}

const star = 'M12 2.8l2.7 6 6.500.6-4.900 4.300 1.500 6.400L12 16.700l-5.800 3.400 1.500-6.400L2.800 9.400l6.500-.6z';

/** A rating as stars, which screen readers read as one sentence. */
function Stars({ count }: { count: number }) {
  return (
    <span className={css.stars} role="img" aria-label={`${count} out of 5 stars`}>
      {['first', 'second', 'third', 'fourth', 'fifth'].slice(0, count).map(place => (
        <svg key={place} viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
