/** What visitors choose by that only the owner can say: figures of their own, their terms, and answers that wait for them. */
import type { RawContent } from '../check-content.ts';
import { list, record } from '../raw.ts';
import { type Finding, note } from './finding.ts';
import type { Locate } from './lines.ts';

const TERMS = 'src/content/terms.ts';
const VISIT = 'src/content/visit.ts';

export function choosingFindings(content: RawContent, locate: Locate): Finding[] {
  return [
    ...Object.entries(content.hairstyles).flatMap(([folder, { facts }]) => {
      const file = `src/content/hairstyles/${folder}/facts.ts`;
      const text =
        'the hours and weeks are those of braiders in general, and the page says so: write your own and set typical to false';
      return record(facts).typical === true ? [note(locate(file, 'typical:'), text)] : [];
    }),
    ...list(content.howToBook).flatMap(entry => {
      const { language, name, checked } = record(entry);
      if (checked !== false) return [];
      const text = `how to book in ${name} is left out of the live site: let a native speaker read it, mend it, and set checked to true`;
      return [note(locate('src/content/how-to-book.ts', `language: '${language}'`, 'checked:'), text)];
    }),
    ...visitFindings(content, locate),
    ...termsFindings(content, locate),
    ...waiting('src/content/questions.ts', content.questions, locate),
    ...waiting('src/content/assurances.ts', content.assurances, locate),
  ];
}

function waiting(file: string, questions: unknown, locate: Locate): Finding[] {
  return list(questions).flatMap(entry => {
    const { question, waitsFor } = record(entry);
    if (typeof waitsFor !== 'string') return [];
    const text = `'${question}' is shown to nobody yet: settle ${waitsFor}, mend the answer, and take out waitsFor`;
    return [note(locate(file, `question: '${question}'`, 'waitsFor:'), text)];
  });
}

function visitFindings({ visit }: RawContent, locate: Locate): Finding[] {
  if (record(record(visit).beforeYouCome).typical !== true) return [];
  const text =
    'what to do before coming is what braiders usually ask for: write what you ask for and set typical to false';
  return [note(locate(VISIT, 'typical:'), text)];
}

function termsFindings({ terms }: RawContent, locate: Locate): Finding[] {
  const empty = Object.entries(record(terms)).flatMap(([name, words]) => (words === '' ? [name] : []));
  const [first] = empty;
  if (first === undefined) return [];
  const text = `nothing is said about ${empty.join(', ')}: write a sentence for each, or leave it empty, and visitors have to ask`;
  return [note(locate(TERMS, `${first}:`), text)];
}
