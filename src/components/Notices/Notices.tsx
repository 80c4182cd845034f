import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSiteActor } from '../../actors/use-site';
import type { Notices as NoticesProps } from '../../content/schema';
import { container } from '../../ui/Section/Section.css';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import * as css from './Notices.css';
import { type Closure, closureInWords, currentClosures, currentNotices, noticeInWords } from './notice-words';

export type { Closure };

/** Closures and news at the top of a page. Renders nothing if there are none. */
export function Notices({ closures, notices }: NoticesProps) {
  return (
    <Today>
      {today => {
        const lines = [
          ...currentClosures(closures, today).map(closureInWords),
          ...currentNotices(notices, today).map(noticeInWords),
        ];
        return (
          lines.length > 0 && (
            <section className={css.notices} aria-label="Notices">
              <ul className={container} role="list">
                {lines.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )
        );
      }}
    </Today>
  );
}

/** Lists only the closures. Used below the business hours. */
export function Closures({ closures }: { closures: readonly Closure[] }) {
  return (
    <Today>
      {today => {
        const lines = currentClosures(closures, today).map(closureInWords);
        return (
          lines.length > 0 && (
            <ul className={css.closures} role="list" aria-label="Closed days">
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )
        );
      }}
    </Today>
  );
}

interface TodayProps {
  /**
   * `today` is the salon's date. It is undefined until the salon's clock starts, or if the clock fails; no entry then
   * counts as past.
   */
  children: (today: string | undefined) => ReactNode;
}

/** Passes the salon's date to `children`. A page may be read weeks after its build, or stay open past midnight. */
function Today({ children }: TodayProps) {
  return (
    <ErrorBoundary instead={children(undefined)}>
      <ByClock>{children}</ByClock>
    </ErrorBoundary>
  );
}

const ByClock = ({ children }: TodayProps) =>
  children(useSelector(useSiteActor('openHours'), snapshot => snapshot.context.day));
