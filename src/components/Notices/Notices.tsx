import { useToday } from '../../actors/use-site';
import { notices } from '../../content/notices';
import { container } from '../../ui/Section/Section.css';
import * as css from './Notices.css';
import { closureInWords, currentClosures, currentNotices, noticeInWords } from './notice-words';

/** Closures and news at the top of a page. Renders nothing if there are none. */
export function Notices() {
  // A page may be read weeks after its build, or stay open past midnight.
  const { day } = useToday();
  const lines = [
    ...currentClosures(notices.closures, day).map(closureInWords),
    ...currentNotices(notices.notices, day).map(noticeInWords),
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
}

/** Lists only the closures. Used below the business hours. */
export function Closures() {
  const { day } = useToday();
  const lines = currentClosures(notices.closures, day).map(closureInWords);
  return (
    lines.length > 0 && (
      <ul className={css.closures} role="list" aria-label="Closed days">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  );
}
