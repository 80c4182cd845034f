import type { ComponentProps } from 'react';
import { control, inPill, next, previous } from './Lightbox.css';

const looks = { control, inPill, previous, next };

interface RoundButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-disabled' | 'aria-haspopup' | 'onClick' | 'children'> {
  /** Whether the button is alone, part of a pill, or at one side of the window. */
  look: keyof typeof looks;
  /** The accessible name. */
  label: string;
}

/** A round icon button of the lightbox. */
export function RoundButton({ look, label, ...rest }: RoundButtonProps) {
  return <button type="button" className={looks[look]} aria-label={label} {...rest} />;
}
