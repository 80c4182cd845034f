import { Reach } from '../../components/ErrorBoundary/ErrorBoundary';
import { Questions } from '../../components/Questions/Questions';
import { assurances } from '../../content/assurances';
import { salon } from '../../content/salon';
import { buttonClass } from '../../ui/Button/Button';
import { Section, SectionHead } from '../../ui/Section/Section';
import { container } from '../../ui/Section/Section.css';
import * as css from './ContactPage.css';

/** The number for urgent calls, and the privacy and accessibility statements, to which the footer of every page links. */
export function AfterForm() {
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
          We don’t track you. And if something doesn’t work for you, please tell us: you can always <Reach />.
        </SectionHead>
        <Questions questions={assurances.filter(({ waitsFor }) => !waitsFor)} />
      </Section>
    </>
  );
}
