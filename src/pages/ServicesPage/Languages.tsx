import { HowToBook } from '../../components/HowToBook/HowToBook';
import { howToBook } from '../../content/how-to-book';
import { Section, SectionHead } from '../../ui/Section/Section';

/** How to book, in English and in the languages that a native speaker has checked; a live build leaves the others out. */
export function Languages() {
  if (howToBook.length === 0) return null;
  return (
    <Section ground="soft" labelledBy="languages">
      <SectionHead id="languages" eyebrow="In three steps" title="How to book" />
      <HowToBook languages={howToBook} />
    </Section>
  );
}
