import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from '../../actors/site';
import { lateCode } from '../../ui/Late/late-code';
import { Part } from '../Part/Part';

/** The sheet and its form, for which no first view waits. */
export const bookingSheet = lateCode(() => import('./BookingSheet'));

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
  const BookingSheet = bookingSheet.now?.BookingSheet;
  return loaded && open && BookingSheet && <BookingSheet />;
}
