import type { ComponentProps } from 'react';
import { type Switch, useStore } from './store';

const ICONS = {
  application: 'M3 4h18v16H3zM14 4v16',
  back: 'M15 5l-7 7 7 7',
  clear: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  close: 'M6 6l12 12M18 6L6 18',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  diagram: 'M5 4v16M19 4v16M5 9h13m-3-3 3 3-3 3',
  ended: 'M12 3a9 9 0 1 0 .1 0zM8 12h8',
  eye: 'M2 12q10-14 20 0-10 14-20 0zM12 9a3 3 0 1 0 .1 0z',
  failure: 'M12 3L2 20h20zM12 10v4m0 2.5v.5',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  follow: 'M12 5a7 7 0 1 0 .1 0zM12 1v6m0 10v6M1 12h6m10 0h6',
  forward: 'M9 5l7 7-7 7',
  keys: 'M2 6h20v12H2zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M8 14h8',
  minus: 'M5 12h14',
  now: 'M5 5l9 7-9 7zM18 5v14',
  one: 'M3 5h18l-7 8v6l-4-2v-4z',
  open: 'M12 15V4m-5 5 5-5 5 5M4 20h16',
  pause: 'M8 5v14M16 5v14',
  plus: 'M5 12h14M12 5v14',
  reload: 'M20 12a8 8 0 1 1-3-6l3 2m0-5v5h-5',
  save: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  window: 'M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6',
} as const;

export const Icon = ({ name }: { name: keyof typeof ICONS }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

interface ButtonProps extends ComponentProps<'button'> {
  label: string;
  icon?: keyof typeof ICONS;
  isBare?: boolean;
  isOn?: boolean;
}

export function Button({ label, icon, isBare = false, isOn, title = label, ...others }: ButtonProps) {
  return (
    <button type="button" title={title} aria-pressed={isOn} {...others}>
      {icon ? <Icon name={icon} /> : null}
      <span className={isBare ? 'unseen' : 'name'}>{label}</span>
    </button>
  );
}

export function Setting({ name, ...others }: ButtonProps & { name: Switch }) {
  const store = useStore();
  return <Button isOn={store.settings()[name]} onClick={() => store.toggle(name)} {...others} />;
}
