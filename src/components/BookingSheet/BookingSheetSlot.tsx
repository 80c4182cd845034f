import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from '../../actors/site';
import { lateCode } from '../../ui/Deferred/late-code';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';

/** The sheet and its form, whose code does not delay the first view. */
export const bookingSheet = lateCode(() => import('./BookingSheet'));

/** Shows the sheet while it is open. Its code loads when it is first opened. */
export function BookingSheetSlot() {
  return (
    <ErrorBoundary instead={null}>
      <Slot />
    </ErrorBoundary>
  );
}

function Slot() {
  const loaded = useSelector(useSite(), ({ context }) => context.sheetLoaded);
  const open = useSelector(useSiteActor('bookingSheet'), snapshot => snapshot.hasTag('open'));
  const BookingSheet = bookingSheet.now?.BookingSheet;
  return loaded && open && BookingSheet && <BookingSheet />;
}
