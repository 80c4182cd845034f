import * as css from './Questions.css';

export interface AnsweredQuestion {
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

/** Questions that open by themselves, without any script; several may stand open. */
export function Questions({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <div className={css.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={css.entry}>
          <summary className={css.question}>{question}</summary>
          <div className={css.answer}>
            {answer.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
