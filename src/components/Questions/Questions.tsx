import { Disclosure } from '../../ui/Disclosure/Disclosure';
import { list } from '../../ui/Disclosure/Disclosure.css';

export interface AnsweredQuestion {
  question: string;
  /** One text per paragraph. */
  answer: readonly string[];
}

export function Questions({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <div className={list}>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          {answer.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      ))}
    </div>
  );
}
