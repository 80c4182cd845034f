import { useSelector } from '@xstate/react';
import { isWritten } from '../../../machines/site/site.machine';
import { useSite, useSiteActor } from '../../actors/site';
import { salon } from '../../content/salon';
import { Button } from '../../ui/Button/Button';
import { container } from '../../ui/Section/Section.css';
import { Reach } from './ErrorBoundary';
import * as css from './ErrorBoundary.css';

/**
 * Shown when code cannot be loaded. `draft` and `reload` are shown if something is written or chosen, which a reload would
 * delete.
 */
export const loadError = {
  variant: 'destructive',
  title: 'Something didn’t load',
  detail: 'You may be offline, or we may have updated the site since you opened it.',
  draft: 'What you’ve written or chosen is still here, but reloading the page would clear it.',
  links: [
    { href: `tel:${salon.phone.dial}`, label: `Call ${salon.phone.shown}` },
    { href: `mailto:${salon.email}`, label: `Email ${salon.email}` },
  ],
  /** An empty address is the current one. */
  reload: { href: '', label: 'Reload the page' },
} as const;

/** Replaces a page reached by Back or Forward whose code cannot be loaded. */
export function PageLoadError() {
  const navigation = useSiteActor('navigation');
  const hasDraft = useSelector(useSite(), ({ context }) => isWritten(context));
  return (
    <div className={container}>
      <div className={css.loadError} role="alert">
        <h1 className={css.loadErrorTitle} tabIndex={-1}>
          {loadError.title}
        </h1>
        <p>{hasDraft ? `${loadError.detail} ${loadError.draft}` : loadError.detail}</p>
        {hasDraft && <a href={loadError.reload.href}>{loadError.reload.label}</a>}
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
