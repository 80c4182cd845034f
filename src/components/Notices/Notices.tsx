import { useSalonDay } from '../../actors/salon-day';
import { container } from '../../ui/Section/Section.css';
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
  const today = useSalonDay();
  const lines = [
    ...closuresToTell(closures, today).map(closureInWords),
    ...noticesToTell(notices, today).map(noticeInWords),
  ];
  if (lines.length === 0) return null;
  return (
    <section className={css.notices} aria-label="Notices">
      <ul className={container} role="list">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The closures alone, to stand below the opening hours. */
export function Closures({ closures }: Pick<NoticesProps, 'closures'>) {
  const lines = closuresToTell(closures, useSalonDay()).map(closureInWords);
  if (lines.length === 0) return null;
  return (
    <ul className={css.closures} role="list" aria-label="Closed days">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
