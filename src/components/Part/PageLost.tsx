import { salon } from '../../content/salon';
import { container } from '../../ui/Section/Section.css';
import { Reach } from './Part';
import * as css from './Part.css';

/** Said where code of the site is needed and cannot be loaded. The page is never reloaded: it may hold all that somebody has written. */
export const lost = {
  variant: 'destructive',
  title: 'This couldn’t be loaded',
  detail:
    'You may be offline, or we’ve updated the site since you opened it. What you’ve written is still here, but reloading the page would clear it.',
  links: [
    { href: `tel:${salon.phone.dial}`, label: `Call ${salon.phone.shown}` },
    { href: `mailto:${salon.email}`, label: `Write to ${salon.email}` },
  ],
} as const;

/** In place of a page to which Back or Forward has led and whose code does not come. */
export function PageLost() {
  return (
    <div className={container}>
      <div className={css.lost} role="alert">
        <h1 className={css.lostTitle} tabIndex={-1}>
          {lost.title}
        </h1>
        <p>{lost.detail}</p>
        <p>
          You can always <Reach />.
        </p>
      </div>
    </div>
  );
}
