import { useSiteActor } from '../../actors/site';
import { Icon } from '../../ui/Icon/Icon';
import { ModalDialog } from '../../ui/ModalDialog/ModalDialog';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { RequestForm } from '../RequestForm/RequestForm';
import * as css from './BookingSheet.css';

/** The request form over the current page. Mounted while the sheet's machine is `open`. */
export function BookingSheet() {
  const sheet = useSiteActor('bookingSheet');
  const close = () => sheet.send({ type: 'sheet.close' });
  return (
    <ModalDialog className={css.sheet} aria-labelledby="sheet-title" onClose={close}>
      <div className={css.head}>
        <h2 id="sheet-title" className={css.title} tabIndex={-1} data-first-focus="">
          Book an appointment
        </h2>
        <button type="button" className={css.close} aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <ErrorBoundary>
        <RequestForm id="sheet-form" />
      </ErrorBoundary>
    </ModalDialog>
  );
}
