import { useSelector } from '@xstate/react';
import { useSiteActor } from '../../actors/use-site';
import { dayHere } from '../../effects/salon-clock';
import * as css from './OpenBadge.css';
import { openingInWords } from './opening-words';

/**
 * Shows 'Open now · closes 6pm', for example. Until the salon's clock starts, the badge is empty, so it is never
 * wrong.
 */
export function OpenBadge() {
  const opening = useSelector(useSiteActor('openHours'), snapshot => snapshot.context.opening);
  return (
    <p className={css.badge} data-salon={opening?.open ? 'open' : undefined}>
      {opening && openingInWords(opening, dayHere())}
    </p>
  );
}
