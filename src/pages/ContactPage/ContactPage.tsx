import { ContactDetails } from '../../components/ContactDetails/ContactDetails';
import { ContactLinks, ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { Notices } from '../../components/Notices/Notices';
import { Questions } from '../../components/Questions/Questions';
import { RequestForm } from '../../components/RequestForm/RequestForm';
import { SalonMap } from '../../components/SalonMap/SalonMap';
import { assurances } from '../../content/assurances';
import { salon } from '../../content/salon';
import { emailLink } from '../../content/salon-links';
import { hiddenVisually } from '../../theme/hidden.css';
import { buttonClass } from '../../ui/Button/Button';
import { PageHead } from '../../ui/PageHead/PageHead';
import { Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import { container } from '../../ui/Section/Section.css';
import * as css from './ContactPage.css';

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
            <h2 id="write" className={hiddenVisually}>
              Send a message
            </h2>
            <p className={css.noScript}>
              <span>This form needs JavaScript, which didn’t run. Please contact us directly instead:</span>
              <a href={`tel:${salon.phone.dial}`}>Call {salon.phone.shown}</a>
              <a href={emailLink()}>Email {salon.email}</a>
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

const Welcome = () => (
  <Picture
    id="gallery-braiding-hands"
    alt=""
    sizes="(min-width: 60em) min(32vw, 32rem), (min-width: 40em) 22vw, 27vw"
    priority="first"
  />
);

/** The number for urgent calls, and the privacy and accessibility statements, to which the footer of every page links. */
function AfterForm() {
  return (
    <>
      <div className={container}>
        <section className={css.banner} aria-labelledby="urgent">
          <h2 id="urgent" className={css.bannerHeading}>
            {salon.urgentCall.heading}
          </h2>
          <p>{salon.urgentCall.text}</p>
          <a className={buttonClass('quiet')} href={`tel:${salon.phone.dial}`}>
            Call {salon.phone.shown}
          </a>
        </section>
      </div>
      <Section ground="soft" labelledBy="assurances" split>
        <SectionHead id="assurances" title="Privacy and accessibility">
          We don’t track you. And if something doesn’t work for you, please tell us: you can always <ContactLinks />.
        </SectionHead>
        <Questions questions={assurances.filter(({ waitsFor }) => !waitsFor)} />
      </Section>
    </>
  );
}
