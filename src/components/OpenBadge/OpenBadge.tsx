import { useSelector } from '@xstate/react';
import { useOpenHours } from '../../actors/open-hours';
import { salon } from '../../content/salon';
import type { Closure } from '../Notices/Notices';
import * as css from './OpenBadge.css';
import { openingInWords } from './opening-words';

/** 'Open now · closes 6 pm'. Its line is kept free until the clock is heard: no badge rather than a wrong one. */
export function OpenBadge({ closures }: { closures: readonly Closure[] }) {
  const actor = useOpenHours({ hours: salon.hours, closures });
  const state = useSelector(actor, snapshot => snapshot.value);
  const opening = useSelector(actor, snapshot => snapshot.context.opening);
  return (
    <p className={css.badge} data-salon={state}>
      {opening && openingInWords(opening)}
    </p>
  );
}
