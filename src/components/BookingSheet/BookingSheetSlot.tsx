import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useSite, useSiteActor } from '../../actors/site';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';

const BookingSheet = lazy(() => import('./BookingSheet'));

/** Shows the sheet while it is open, once its code has come with the first opening. */
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
  return <Suspense>{loaded && open && <BookingSheet />}</Suspense>;
}
