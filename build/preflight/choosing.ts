/** Finds what the owner has to settle: typical times and steps, unchecked languages, empty terms, hidden questions. */
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
        'the hours and weeks are typical ones, not the salon’s own, and the page says so: write your own and set typical to false';
      return record(facts).typical === true ? [note(locate(file, 'typical:'), text)] : [];
    }),
    ...list(content.howToBook).flatMap(entry => {
      const { language, name, checked } = record(entry);
      if (checked !== false) return [];
      const text = `how to book in ${name} is left out of the live site: have a native speaker correct it, make sure that somebody at the salon can answer in this language, and set checked to true`;
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
    const text = `the question '${question}' is hidden: decide ${waitsFor}, correct the answer, and remove waitsFor`;
    return [note(locate(file, `question: '${question}'`, 'waitsFor:'), text)];
  });
}

function visitFindings({ visit }: RawContent, locate: Locate): Finding[] {
  if (record(record(visit).beforeYouCome).typical !== true) return [];
  const text =
    'what to do before an appointment (washing, products, minimum length) is what braiders usually ask for: write what you ask for and set typical to false';
  return [note(locate(VISIT, 'typical:'), text)];
}

function termsFindings({ terms }: RawContent, locate: Locate): Finding[] {
  const empty = Object.entries(record(terms)).flatMap(([name, words]) => (words === '' ? [name] : []));
  const [first] = empty;
  if (first === undefined) return [];
  const text = `there is no text about ${empty.join(', ')}: write a sentence for each; if you leave one empty, visitors have to ask`;
  return [note(locate(TERMS, `${first}:`), text)];
}
