import { Stars } from '../../ui/Stars/Stars';
import * as css from './TestimonialRotator.css';

export interface ShownTestimonial {
  name: string;
  text: string;
  /** Stars out of 5. */
  rating: number;
  /** Title of the style it praises. */
  hairstyle: string;
  /** Whether nobody real has said it, which the page then says. */
  sample: boolean;
}

/** One testimonial. The ones that are not shown keep their room and are hidden from everybody. */
export function Slide({ testimonial, shown }: { testimonial: ShownTestimonial; shown: boolean }) {
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
