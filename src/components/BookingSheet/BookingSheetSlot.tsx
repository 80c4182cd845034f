import { useSelector } from '@xstate/react';
import { Activity } from 'react';
import { useSite, useSiteActor } from '../../actors/use-site';
import { lateCode } from '../../effects/late-code';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';

/** The code of the sheet and its form. It loads later, so that it does not delay the first view. */
export const bookingSheet = lateCode(() => import('./BookingSheet'));

export function BookingSheetSlot() {
  return (
    <ErrorBoundary instead={null}>
      <Slot />
    </ErrorBoundary>
  );
}

function Slot() {
  const isOpen = useSelector(useSiteActor('bookingSheet'), snapshot => snapshot.hasTag('open'));
  const menu = useSelector(useSite(), ({ children }) => children.mobileMenu);
  const isMenuOpen = useSelector(menu, snapshot => snapshot?.hasTag('open') === true);
  const BookingSheet = bookingSheet.now?.BookingSheet;
  return (
    // The open menu has a button that opens the sheet, which is drawn in advance: on a slow phone, it then opens in two
    // thirds of the time.
    (isOpen || isMenuOpen) &&
    BookingSheet && (
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <BookingSheet />
      </Activity>
    )
  );
}
