import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  label: string;
  /** What is shown instead of the label, such as a symbol. */
  icon?: string;
  /** Whether a toggle is on. */
  isOn?: boolean;
}

export function Button({ label, icon, isOn, ...others }: ButtonProps) {
  return (
    <button type="button" aria-label={icon && label} aria-pressed={isOn} {...others}>
      {icon ?? label}
    </button>
  );
}
