import { HowToBook } from '../../components/HowToBook/HowToBook';
import { howToBook } from '../../content/how-to-book';
import { Section, SectionHead } from '../../ui/Section/Section';

/** How to book, in English and other languages. A live build has only those checked by a native speaker. */
export function Languages() {
  if (howToBook.length === 0) return null;
  return (
    <Section ground="soft" labelledBy="languages" split>
      <SectionHead id="languages" eyebrow="In three steps" title="How to book" />
      <HowToBook languages={howToBook} />
    </Section>
  );
}
