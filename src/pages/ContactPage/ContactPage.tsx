import { ContactDetails } from '../../components/ContactDetails/ContactDetails';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { Notices } from '../../components/Notices/Notices';
import { RequestForm } from '../../components/RequestForm/RequestForm';
import { SalonMap } from '../../components/SalonMap/SalonMap';
import { salon } from '../../content/salon';
import { hiddenVisually } from '../../theme/hidden.css';
import { PageHead } from '../../ui/PageHead/PageHead';
import { container } from '../../ui/Section/Section.css';
import { AfterForm } from './AfterForm';
import * as css from './ContactPage.css';
import { Hair, Welcome } from './Welcome';

export function ContactPage() {
  return (
    <>
      <ErrorBoundary>
        <Notices />
      </ErrorBoundary>
      <PageHead title="Book an appointment" figure={<Welcome />}>
        Tell us your style, your length and your best days.
      </PageHead>
      <div className={container}>
        <div className={css.layout}>
          <section className={css.panel} aria-labelledby="write">
            <Hair />
            <h2 id="write" className={hiddenVisually}>
              Send a message
            </h2>
            <p className={css.noScript}>
              <span>This form needs JavaScript, which didn’t run. Please contact us directly instead:</span>
              <a href={`tel:${salon.phone.dial}`}>Call {salon.phone.shown}</a>
              <a href={`mailto:${salon.email}`}>Email {salon.email}</a>
            </p>
            <ErrorBoundary>
              <RequestForm />
            </ErrorBoundary>
          </section>
          <section className={css.details} aria-labelledby="details">
            <h2 id="details" className={css.heading}>
              Find us
            </h2>
            <ErrorBoundary>
              <ContactDetails />
            </ErrorBoundary>
            <section className={css.map} aria-label="Map and directions">
              <ErrorBoundary>
                <SalonMap />
              </ErrorBoundary>
            </section>
          </section>
        </div>
      </div>
      <ErrorBoundary>
        <AfterForm />
      </ErrorBoundary>
    </>
  );
}
