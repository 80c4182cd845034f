import { useSelector } from '@xstate/react';
import { useSiteActor } from '../../actors/use-site';
import * as css from './OpenBadge.css';
import { openingInWords } from './opening-words';

/**
 * Shows 'Open now · closes 6pm', for example. Until the salon's clock starts, the badge is empty, so it is never wrong.
 */
export function OpenBadge() {
  const clock = useSiteActor('openHours');
  const open = useSelector(clock, snapshot => snapshot.hasTag('open'));
  const { opening, here } = useSelector(clock, snapshot => snapshot.context);
  return (
    <p className={css.badge} data-salon={open ? 'open' : undefined}>
      {opening && here && openingInWords(opening, here)}
    </p>
  );
}
