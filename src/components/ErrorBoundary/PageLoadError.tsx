import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from '../../actors/use-site';
import { Button } from '../../ui/Button/Button';
import { container } from '../../ui/Section/Section.css';
import { loadError } from '../Toasts/toast-words';
import { ContactLinks } from './ErrorBoundary';
import * as css from './ErrorBoundary.css';

/** Replaces a page reached by Back or Forward whose code cannot be loaded. */
export function PageLoadError() {
  const navigation = useSiteActor('navigation');
  const hasDraft = useSelector(useSite(), snapshot => snapshot.matches({ draft: 'written' }));
  return (
    <div className={container}>
      <div className={css.loadError} role="alert">
        <h1 className={css.loadErrorTitle} tabIndex={-1}>
          {loadError.title}
        </h1>
        <p>{hasDraft ? `${loadError.detail} ${loadError.draft}` : loadError.detail}</p>
        {hasDraft && <a href={loadError.reload.href}>{loadError.reload.label}</a>}
        <p>
          You can always <ContactLinks />.
        </p>
        <Button tone="quiet" onClick={() => navigation.send({ type: 'page.retry' })}>
          Try again
        </Button>
      </div>
    </div>
  );
}
