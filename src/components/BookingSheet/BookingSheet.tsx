import { memo } from 'react';
import { useSiteActor } from '../../actors/use-site';
import { Icon } from '../../ui/Icon/Icon';
import { ModalDialog } from '../../ui/ModalDialog/ModalDialog';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { RequestForm } from '../RequestForm/RequestForm';
import { FormId } from '../RequestForm/use-request';
import * as css from './BookingSheet.css';

/**
 * The request form over the current page. Without `memo`, a form that is drawn in advance would be rendered once more when
 * it is shown.
 */
export const BookingSheet = memo(() => {
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
        <FormId value="sheet-form">
          <RequestForm />
        </FormId>
      </ErrorBoundary>
    </ModalDialog>
  );
});
