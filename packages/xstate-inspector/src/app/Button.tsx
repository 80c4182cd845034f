interface ButtonProps {
  label: string;
  /** A symbol that is shown instead of the label. */
  icon?: string;
  hint?: string;
  /** Whether a toggle is on. */
  isOn?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

export function Button({ label, icon, hint, isOn, ...others }: ButtonProps) {
  return (
    <button type="button" aria-label={icon && label} aria-pressed={isOn} title={hint} {...others}>
      {icon ?? label}
    </button>
  );
}
