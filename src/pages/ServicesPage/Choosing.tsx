import { Comparison } from '../../components/Comparison/Comparison';
import { ContactLinks } from '../../components/ErrorBoundary/ErrorBoundary';
import { HowToBook, Steps } from '../../components/HowToBook/HowToBook';
import { PriceTable } from '../../components/PriceTable/PriceTable';
import { Questions } from '../../components/Questions/Questions';
import { hairstyles } from '../../content/hairstyles';
import { languages } from '../../content/languages';
import { shownQuestions } from '../../content/shown-questions';
import { costs, costsNote } from '../../derived/costs';
import { ButtonLink } from '../../ui/Button/Button';
import { Disclosure } from '../../ui/Disclosure/Disclosure';
import { list } from '../../ui/Disclosure/Disclosure.css';
import { Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import * as css from './Choosing.css';

const priced = hairstyles.flatMap(({ id, title }) => {
  const own = costs[id];
  return own ? [{ id, title, own }] : [];
});

/** The end of the services page: a comparison of the styles, and frequently asked questions. */
export function Choosing() {
  return (
    <>
      <Section ground="soft" labelledBy="compare">
        <SectionHead id="compare" title="Side by side">
          Compare price, time and how heavy each style feels.
        </SectionHead>
        <Comparison labelledBy="compare" />
        {priced.length > 0 && (
          <div className={`${list} ${css.prices}`}>
            <Disclosure summary="Prices by size and length">
              <div className={css.tables}>
                {priced.map(({ id, title, own }) => (
                  <div key={id}>
                    <h3 className={css.priced}>{title}</h3>
                    <PriceTable title={title} costs={own} />
                  </div>
                ))}
              </div>
              {costsNote && <p>{costsNote}</p>}
            </Disclosure>
          </div>
        )}
      </Section>
      <Section labelledBy="questions" split>
        <SectionHead id="questions" title="Good to know">
          Not answered here? Please <ContactLinks />.
        </SectionHead>
        <div className={css.beside}>
          <Picture id="gallery-senegalese-twists-wrapped-bun" alt="" sizes="15rem" />
        </div>
        <Questions questions={shownQuestions} />
      </Section>
      <Languages />
    </>
  );
}

const english = languages.find(({ language }) => language === 'en');
const others = languages.filter(one => one !== english);

/** How to book, in English and other languages. A live build contains only texts that a native speaker has checked. */
function Languages() {
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
