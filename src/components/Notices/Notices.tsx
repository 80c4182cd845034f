import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSiteActor } from '../../actors/site';
import { container } from '../../ui/Section/Section.css';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import * as css from './Notices.css';
import {
  type Closure,
  closureInWords,
  closuresToTell,
  type Notice,
  noticeInWords,
  noticesToTell,
} from './notice-words';

export type { Closure };

interface NoticesProps {
  closures: readonly Closure[];
  notices: readonly Notice[];
}

/** News at the head of a page; nothing at all while there is none. */
export function Notices({ closures, notices }: NoticesProps) {
  return (
    <Today>
      {today => {
        const lines = [
          ...closuresToTell(closures, today).map(closureInWords),
          ...noticesToTell(notices, today).map(noticeInWords),
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

/** The closures alone, to stand below the opening hours. */
export function Closures({ closures }: Pick<NoticesProps, 'closures'>) {
  return (
    <Today>
      {today => {
        const lines = closuresToTell(closures, today).map(closureInWords);
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
  /** `today` at the salon; undefined before its clock is heard, and when that has failed: then nothing is over. */
  children: (today: string | undefined) => ReactNode;
}

/** By the salon's clock: a built page is read for weeks, and may stay open over midnight. */
function Today({ children }: TodayProps) {
  return (
    <ErrorBoundary instead={children(undefined)}>
      <ByClock>{children}</ByClock>
    </ErrorBoundary>
  );
}

const ByClock = ({ children }: TodayProps) =>
  children(useSelector(useSiteActor('openHours'), snapshot => snapshot.context.day));
