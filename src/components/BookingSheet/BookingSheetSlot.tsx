import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import { useRootActors } from '../../actors/root';
import { lost } from '../Part/PageLost';
import { Part } from '../Part/Part';

let coming: Promise<typeof import('./BookingSheet')> | undefined;

/** Shows the sheet while it is open; its code comes with the first opening, and is asked for again if it did not. */
export function BookingSheetSlot() {
  const { sheet, world } = useRootActors();
  const open = useSelector(sheet, snapshot => snapshot.hasTag('open'));
  const giveUp = () => {
    coming = undefined;
    sheet.send({ type: 'sheet.close' });
    world.notifier.show(lost);
  };
  return (
    <Suspense>
      {open && (
        <Part instead={null} onBroken={giveUp}>
          <Sheet />
        </Part>
      )}
    </Suspense>
  );
}

function Sheet() {
  coming ??= import('./BookingSheet');
  const { default: BookingSheet } = use(coming);
  return <BookingSheet />;
}
