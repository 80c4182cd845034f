interface SwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

export function Switch({ label, hint, isOn, onTurn }: SwitchProps) {
  return (
    <label className="switch" title={hint}>
      <input type="checkbox" checked={isOn} onChange={event => onTurn(event.target.checked)} />
      {label}
    </label>
  );
}
