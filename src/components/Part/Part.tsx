import { Component, type ReactNode } from 'react';
import { salon } from '../../content/salon';
import * as css from './Part.css';

interface PartProps {
  /** What stands in its place when it has broken; where left out, whom to reach instead. */
  instead?: ReactNode;
  /** Told when it has broken. */
  onBroken?: () => void;
  children: ReactNode;
}

/** A part of the site that may break without the rest. Only a class can catch what goes wrong while React draws. */
export class Part extends Component<PartProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  /** What went wrong stands in the console by React's own doing. */
  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    const { instead = <Apology />, children } = this.props;
    return this.state.broken ? instead : children;
  }
}

function Apology() {
  return (
    <p className={css.apology} role="alert">
      This part of the page could not be shown; the rest works. You can always <Reach />.
    </p>
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
