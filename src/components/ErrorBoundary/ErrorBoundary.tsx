import { useSelector } from '@xstate/react';
import { Component, type ReactNode } from 'react';
import { useSite } from '../../actors/use-site';
import { salon } from '../../content/salon';
import { emailLink } from '../../content/salon-links';
import { Button } from '../../ui/Button/Button';
import * as css from './ErrorBoundary.css';

interface ErrorBoundaryProps {
  /** Shown instead of failed children; by default an error message with contact details and *Try again*. */
  instead?: ReactNode;
  says?: string;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Catches rendering errors of its children, and renders the children again when the site restarts failed actors. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const hasFailures = useSelector(useSite(), snapshot => snapshot.hasTag('failed'));
  return <Boundary {...props} hasFailures={hasFailures} />;
}

/** A class, because only a class component can catch rendering errors. */
class Boundary extends Component<ErrorBoundaryProps & { hasFailures: boolean }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ hasFailures }: { hasFailures: boolean }) {
    if (hasFailures && !this.props.hasFailures && this.state.broken) this.setState({ broken: false });
  }

  override render() {
    const { says, instead = <ErrorMessage says={says} onRetry={() => this.setState({ broken: false })} /> } =
      this.props;
    return this.state.broken ? instead : this.props.children;
  }
}

const ALONE = 'has stopped working, but the rest of the site still works.';

interface ErrorMessageProps {
  says?: string | undefined;
  onRetry?: () => void;
}

/** Says what has failed, shows contact details, and offers to try again. */
function ErrorMessage({ says = `This part of the page ${ALONE}`, onRetry }: ErrorMessageProps) {
  const site = useSite();
  const retry = () => {
    site.send({ type: 'failure.retry' });
    onRetry?.();
  };
  return (
    <div className={css.errorMessage} role="alert">
      <p>
        {says} You can always <ContactLinks />.
      </p>
      <Button tone="quiet" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

/** An error message at the top of the window, for a feature without a place of its own on the page: `what`, a subject. */
export function FailureNotice({ what, ...props }: { what: string; onRetry?: () => void }) {
  return (
    <div className={css.notice}>
      <ErrorMessage says={`${what} ${ALONE}`} {...props} />
    </div>
  );
}

/** Shown and announced if the scripts of the page cannot be loaded (src/loader/loader.ts), or the loader does not run. */
export const LostScripts = () => (
  <div className={css.lostScripts}>
    <div className={css.errorMessage} role="alert">
      <p>
        Part of this page could not be loaded, so some buttons do not work. Please <a href="?">reload the page</a>, or{' '}
        <ContactLinks />. Reloading would clear anything you’ve written.
      </p>
    </div>
  </div>
);

/** Phone and email links, which work without scripts. */
export function ContactLinks() {
  return (
    <>
      call <a href={`tel:${salon.phone.dial}`}>{salon.phone.shown}</a> or email <a href={emailLink()}>{salon.email}</a>
    </>
  );
}
