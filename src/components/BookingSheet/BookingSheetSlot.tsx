import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useSite, useSiteActor } from '../../actors/site';
import { Part } from '../Part/Part';

const BookingSheet = lazy(() => import('./BookingSheet'));

/** Shows the sheet while it is open, once its code has come with the first opening. */
export function BookingSheetSlot() {
  return (
    <Part instead={null}>
      <Slot />
    </Part>
  );
}

function Slot() {
  const loaded = useSelector(useSite(), ({ context }) => context.sheetLoaded);
  const open = useSelector(useSiteActor('bookingSheet'), snapshot => snapshot.hasTag('open'));
  return <Suspense>{loaded && open && <BookingSheet />}</Suspense>;
}
