import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useRootActors } from '../../actors/root';

const loadBookingSheet = () => import('./BookingSheet');
const BookingSheet = lazy(loadBookingSheet);

/** Shows the sheet while it is open; its code comes with the first opening. */
export function BookingSheetSlot() {
  const { sheet } = useRootActors();
  const open = useSelector(sheet, snapshot => snapshot.hasTag('open'));
  return <Suspense>{open && <BookingSheet />}</Suspense>;
}
