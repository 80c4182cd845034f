import { useSelector } from '@xstate/react';
import { Component, type ReactNode } from 'react';
import { useSite } from '../../actors/site';
import { salon } from '../../content/salon';
import { Button } from '../../ui/Button/Button';
import * as css from './ErrorBoundary.css';

interface ErrorBoundaryProps {
  /** What is shown in its place when it has failed; where left out, whom to reach, and a way to try again. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A part of the site that may fail without the rest. When the site tries failed actors again, so does the part. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const hasFailures = useSelector(useSite(), ({ context }) => context.failed.length > 0);
  return <Boundary {...props} hasFailures={hasFailures} />;
}

/** Only a class can catch errors of rendering. */
class Boundary extends Component<ErrorBoundaryProps & { hasFailures: boolean }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ hasFailures }: { hasFailures: boolean }) {
    if (hasFailures && !this.props.hasFailures && this.state.broken) this.setState({ broken: false });
  }

  override render() {
    const { instead = <Apology onRetry={() => this.setState({ broken: false })} />, children } = this.props;
    return this.state.broken ? instead : children;
  }
}

interface ApologyProps {
  /** What has failed, at the beginning of a sentence. */
  what?: string;
  onRetry?: () => void;
}

/** Says what has failed and whom to reach instead, and offers to try again. */
function Apology({ what = 'This part of the page', onRetry }: ApologyProps) {
  const site = useSite();
  const retry = () => {
    site.send({ type: 'failure.retry' });
    onRetry?.();
  };
  return (
    <div className={css.apology} role="alert">
      <p>
        {what} has stopped working, but the rest of the site still works. You can always <Reach />.
      </p>
      <Button tone="quiet" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

/** The same at the top of the window, wherever somebody has scrolled to: for actors without a place of their own on the page. */
export function FailureNotice({ what }: { what: string }) {
  return (
    <div className={css.notice}>
      <Apology what={what} />
    </div>
  );
}

/** Phone and mail, which need none of the site. */
export function Reach() {
  return (
    <>
      call <a href={`tel:${salon.phone.dial}`}>{salon.phone.shown}</a> or write to{' '}
      <a href={`mailto:${salon.email}`}>{salon.email}</a>
    </>
  );
}
