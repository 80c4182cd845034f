import type { ComponentProps } from 'react';
import * as css from './Lightbox.css';
import * as styles from './lightbox-styles.css';

const looks = {
  alone: { className: `${css.control} ${styles.control}` },
  inPill: { className: `${css.inPill} ${styles.inPill}` },
  previous: { className: `${css.side} ${styles.previous}` },
  next: { className: `${css.side} ${styles.next}` },
} as const;

interface RoundButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-disabled' | 'aria-haspopup' | 'onClick' | 'children'> {
  /** Whether the button is alone, part of a pill, or at one side of the window. */
  look: keyof typeof looks;
  /** The accessible name. */
  label: string;
}

/** A round icon button of the lightbox. */
export function RoundButton({ look, label, ...rest }: RoundButtonProps) {
  return <button type="button" {...looks[look]} aria-label={label} {...rest} />;
}
