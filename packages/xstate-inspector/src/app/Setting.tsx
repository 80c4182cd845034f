import { type Switch, useStore } from './store';

/** A checkbox that turns a setting on or off. */
export function Setting({ name, label, hint }: { name: Switch; label: string; hint?: string }) {
  const store = useStore();
  return (
    <label title={hint}>
      <input type="checkbox" checked={store.settings()[name]} onChange={() => store.toggle(name)} />
      {label}
    </label>
  );
}
