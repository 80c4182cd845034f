import type { ComponentProps } from 'react';
import * as css from './Lightbox.css';
import * as styles from './lightbox-styles';

const looks = {
  alone: { className: css.control, style: styles.control },
  inPill: { className: css.inPill, style: styles.inPill },
  previous: { className: css.side, style: styles.previous },
  next: { className: css.side, style: styles.next },
} as const;

interface RoundButtonProps extends Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick' | 'children'> {
  /** Where it stands: for itself, as a part of a pill, or at the side that it leads to. */
  look: keyof typeof looks;
  /** Says what its sign means. */
  label: string;
}

/** A round button of the lightbox, with a sign in place of words. */
export function RoundButton({ look, label, ...rest }: RoundButtonProps) {
  return <button type="button" {...looks[look]} aria-label={label} {...rest} />;
}
