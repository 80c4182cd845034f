import type { Question } from '../../content/schema';
import { Disclosure } from '../../ui/Disclosure/Disclosure';
import { list } from '../../ui/Disclosure/Disclosure.css';

export function Questions({ questions }: { questions: readonly Question[] }) {
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
