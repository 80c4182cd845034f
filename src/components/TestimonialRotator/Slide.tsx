import type { Testimonial } from '../../content/schema';
import { Stars } from '../../ui/Stars/Stars';
import * as css from './TestimonialRotator.css';

/**
 * One testimonial, in which `hairstyle` is the style's title. While it is not shown, it keeps its space but is hidden,
 * also from assistive technology.
 */
export function Slide({ testimonial, shown }: { testimonial: Testimonial; shown: boolean }) {
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
