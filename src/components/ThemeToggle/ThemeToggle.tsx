import { systemIsDark } from '../../actors/color-theme';
import { useSite } from '../../actors/use-site';
import { Icon } from '../../ui/Icon/Icon';
import * as css from './ThemeToggle.css';

/** Switches between light and dark. A reload forgets the choice. */
export function ThemeToggle() {
  const site = useSite();
  // If the machine has failed, an error message says so, and the button stays.
  const theme = () => site.getSnapshot().children.colorTheme;
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label="Switch between light and dark mode"
      onClick={() => theme()?.send({ type: 'theme.toggle', systemIsDark: systemIsDark() })}
    >
      <span className={css.toDark}>
        <Icon name="moon" />
      </span>
      <span className={css.toLight}>
        <Icon name="sun" />
      </span>
    </button>
  );
}
