/** Finds what the owner has to settle: typical times and steps, unchecked languages, empty terms, hidden questions. */
import type { RawContent } from '../content/check.ts';
import { list, record } from '../content/raw.ts';
import { type Finding, note } from './finding.ts';
import type { Locate } from './lines.ts';

/** The first sentence of the answer about hair, which is true only without prices by size and length. */
const OLD_ANSWER = 'Your quote will say.';

export function* choosingFindings(content: RawContent, locate: Locate): Iterable<Finding> {
  for (const [folder, { facts }] of Object.entries(content.hairstyles))
    if (record(facts).typical === true)
      yield note(
        locate(`src/content/hairstyles/${folder}/facts.ts`, 'typical:'),
        'the hours and weeks are typical ones, not the salon’s own, and the page says so: write your own and set typical to false',
      );
  for (const { language, name, checked } of list(content.howToBook).map(record))
    if (checked === false)
      yield note(
        locate('src/content/how-to-book.ts', `language: '${language}'`, 'checked:'),
        `how to book in ${name} is left out of the live site: have a native speaker correct it, make sure that somebody at the salon can answer in this language, and set checked to true`,
      );
  if (record(record(content.visit).beforeYouCome).typical === true)
    yield note(
      locate('src/content/visit.ts', 'typical:'),
      'what to do before an appointment (washing, products, minimum length) is what braiders usually ask for: write what you ask for and set typical to false',
    );
  if (Object.keys(record(content.priceGrid)).length === 0)
    yield note(
      locate('src/content/prices.ts', 'priceGrid'),
      'there are no prices by size and length, so visitors read that these can change a price: write your own, if you have them',
    );
  else
    for (const { question, answer } of list(content.questions).map(record))
      if (list(answer).some(text => String(text).includes(OLD_ANSWER)))
        yield note(
          locate('src/content/questions.ts', `question: '${question}'`, OLD_ANSWER),
          `'${question}' is still answered '${OLD_ANSWER}', but prices.ts now says it for some sizes and lengths: correct the answer`,
        );
  yield* listedTooLow(content, locate);
  const terms = record(content.terms);
  const empty = Object.keys(terms).filter(name => terms[name] === '');
  if (empty.length > 0)
    yield note(
      locate('src/content/terms.ts', `${empty[0]}:`),
      `there is no text about ${empty.join(', ')}: write a sentence for each; if you leave one empty, visitors have to ask`,
    );
  yield* waiting('src/content/questions.ts', content.questions, locate);
  yield* waiting('src/content/assurances.ts', content.assurances, locate);
}

/** Finds styles whose listed price is below all their prices by size and length, so that nobody can choose it. */
function* listedTooLow({ prices, priceGrid }: RawContent, locate: Locate): Iterable<Finding> {
  for (const [folder, grid] of Object.entries(record(priceGrid))) {
    const listed = Number(record(record(prices)[folder]).dollars);
    const lowest = Math.min(...list(grid).map(entry => Number(record(entry).dollars)));
    if (listed < lowest)
      yield note(
        locate('src/content/prices.ts', new RegExp(`'?${folder}'?: \\{`)),
        `'${folder}' is listed at $${listed}, but its lowest price by size and length is $${lowest}: write ${lowest} and from: true, or add the size and length that cost $${listed}`,
      );
  }
}

function* waiting(file: string, questions: unknown, locate: Locate): Iterable<Finding> {
  for (const { question, waitsFor } of list(questions).map(record))
    if (typeof waitsFor === 'string')
      yield note(
        locate(file, `question: '${question}'`, 'waitsFor:'),
        `the question '${question}' is hidden: decide ${waitsFor}, correct the answer, and remove waitsFor`,
      );
}
