import { HowToBook, Steps } from '../../components/HowToBook/HowToBook';
import { howToBook } from '../../content/how-to-book';
import { ButtonLink } from '../../ui/Button/Button';
import { Section, SectionHead } from '../../ui/Section/Section';
import * as css from './ServicesPage.css';

const english = howToBook.find(({ language }) => language === 'en');
const others = howToBook.filter(one => one !== english);

/** How to book, in English and other languages. A live build contains only texts that a native speaker has checked. */
export function Languages() {
  if (howToBook.length === 0) return null;
  return (
    <Section ground="soft" labelledBy="languages">
      <SectionHead id="languages" eyebrow="In three steps" title="How to book" />
      {english && <Steps steps={english.steps} />}
      <p className={css.book}>
        <ButtonLink href="/contact">Book Your Appointment</ButtonLink>
      </p>
      {others.length > 0 && <HowToBook languages={others} />}
    </Section>
  );
}
