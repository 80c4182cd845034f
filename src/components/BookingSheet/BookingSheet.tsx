import { useSiteActor } from '../../actors/site';
import { Icon } from '../../ui/Icon/Icon';
import { ModalDialog } from '../../ui/ModalDialog/ModalDialog';
import { contactFormFor, RequestForm } from '../RequestForm/RequestForm';
import * as css from './BookingSheet.css';
import * as styles from './sheet-styles';

export { contactFormFor };

/** The request form over the page the visitor is on. Mounted while its machine says `open`. */
export default function BookingSheet() {
  const sheet = useSiteActor('bookingSheet');
  const close = () => sheet.send({ type: 'sheet.close' });
  return (
    <ModalDialog className={css.sheet} aria-labelledby="sheet-title" onClose={close} closeOnBackdrop>
      <div style={styles.head}>
        <h2 id="sheet-title" style={styles.title} tabIndex={-1} data-first-focus="">
          Ask for an appointment
        </h2>
        <button type="button" style={styles.close} aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <RequestForm id="sheet-form" />
    </ModalDialog>
  );
}
