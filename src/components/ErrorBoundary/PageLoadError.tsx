import { useSiteActor } from '../../actors/site';
import { salon } from '../../content/salon';
import { Button } from '../../ui/Button/Button';
import { container } from '../../ui/Section/Section.css';
import { Reach } from './ErrorBoundary';
import * as css from './ErrorBoundary.css';

/** Shown when code cannot be loaded. `draft` is shown if something is written, which a reload would delete. */
export const loadError = {
  variant: 'destructive',
  title: 'Something didn’t load',
  detail: 'You may be offline, or we may have updated the site since you opened it.',
  draft: 'What you’ve written is still here, but reloading the page would clear it.',
  links: [
    { href: `tel:${salon.phone.dial}`, label: `Call ${salon.phone.shown}` },
    { href: `mailto:${salon.email}`, label: `Email ${salon.email}` },
  ],
} as const;

/** Replaces a page reached by Back or Forward whose code cannot be loaded. */
export function PageLoadError() {
  const navigation = useSiteActor('navigation');
  return (
    <div className={container}>
      <div className={css.loadError} role="alert">
        <h1 className={css.loadErrorTitle} tabIndex={-1}>
          {loadError.title}
        </h1>
        <p>
          {loadError.detail} {loadError.draft}
        </p>
        <p>
          You can always <Reach />.
        </p>
        <Button tone="quiet" onClick={() => navigation.send({ type: 'page.retry' })}>
          Try again
        </Button>
      </div>
    </div>
  );
}
