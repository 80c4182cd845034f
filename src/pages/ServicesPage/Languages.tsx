import { HowToBook, Steps } from '../../components/HowToBook/HowToBook';
import { languages } from '../../content/languages';
import { ButtonLink } from '../../ui/Button/Button';
import { Section, SectionHead } from '../../ui/Section/Section';
import * as css from './Choosing.css';

const english = languages.find(({ language }) => language === 'en');
const others = languages.filter(one => one !== english);

/** How to book, in English and other languages. A live build contains only texts that a native speaker has checked. */
export function Languages() {
  if (languages.length === 0) return null;
  return (
    <Section ground="soft" labelledBy="languages">
      <SectionHead id="languages" title="How to book" />
      {english && <Steps steps={english.steps} />}
      <p className={css.book}>
        <ButtonLink href="/contact">Book Your Appointment</ButtonLink>
      </p>
      {others.length > 0 && <HowToBook languages={others} />}
    </Section>
  );
}
