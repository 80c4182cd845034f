import { useSelector } from '@xstate/react';
import { useSiteActor } from '../../actors/site';
import { lateCode } from '../../effects/late-code';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';

/** The code of the sheet and its form. It loads later, so that it does not delay the first view. */
export const bookingSheet = lateCode(() => import('./BookingSheet'));

/** Shows the sheet while it is open. */
export function BookingSheetSlot() {
  return (
    <ErrorBoundary instead={null}>
      <Slot />
    </ErrorBoundary>
  );
}

function Slot() {
  const open = useSelector(useSiteActor('bookingSheet'), snapshot => snapshot.hasTag('open'));
  const BookingSheet = bookingSheet.now?.BookingSheet;
  return open && BookingSheet && <BookingSheet />;
}
