import { Disclosure } from '../../ui/Disclosure/Disclosure';
import * as css from './HowToBook.css';

export interface BookingSteps {
  /** Language tag, such as `pt-BR`. */
  language: string;
  /** The language's name in that language. */
  name: string;
  title: string;
  steps: readonly string[];
  /** Whether a native speaker has checked the text. */
  checked: boolean;
}

/** Steps with large numbers, side by side where there is room. */
export function Steps({ steps }: Pick<BookingSteps, 'steps'>) {
  return (
    <ol className={css.columns}>
      {steps.map(step => (
        <li key={step} className={css.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/**
 * How to book in other languages, with one disclosure per language. Texts that no native speaker has checked are
 * marked.
 */
export function HowToBook({ languages }: { languages: readonly BookingSteps[] }) {
  return (
    <div className={css.list}>
      {languages.map(({ language, name, title, steps, checked }) => (
        <Disclosure key={language} summary={name} lang={language}>
          {!checked && <p className={css.unchecked}>Not checked yet: hidden on the live site</p>}
          <div className={css.words} lang={language}>
            <h3 className={css.title}>{title}</h3>
            <ol className={css.steps}>
              {steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
