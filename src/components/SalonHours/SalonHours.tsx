import { salon } from '../../content/salon';
import { hoursLines } from '../../words/time';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { Closures } from '../Notices/Notices';
import { OpenBadge } from '../OpenBadge/OpenBadge';
import * as css from './SalonHours.css';

/** The business hours, followed by the closures. Weekdays without hours are not listed. */
export function SalonHours() {
  return (
    <>
      {/* If the salon's clock fails, the hours themselves stay. */}
      <ErrorBoundary>
        <OpenBadge />
      </ErrorBoundary>
      <dl className={css.hours}>
        {hoursLines(salon.hours).map(({ days, hours }) => (
          <div key={hours}>
            <dt className={css.days}>{days.join(', ')}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <Closures />
    </>
  );
}
