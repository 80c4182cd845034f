interface CheckProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Check({ label, hint, isOn, onChange }: CheckProps) {
  return (
    <label className="check" title={hint}>
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
