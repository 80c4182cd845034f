import * as css from './HowToBook.css';

export interface BookingSteps {
  /** As in `pt-BR`. */
  language: string;
  /** The language in its own words. */
  name: string;
  title: string;
  steps: readonly string[];
  /** Whether a native speaker has read it. */
  checked: boolean;
}

/** How to book, each in a language of its own; what nobody has checked says so. */
export function HowToBook({ languages }: { languages: readonly BookingSteps[] }) {
  return (
    <div className={css.grid}>
      {languages.map(({ language, name, title, steps, checked }) => (
        <section key={language} className={css.card} aria-labelledby={`book-${language}`}>
          {!checked && <p className={css.unchecked}>Unchecked: not in the live site</p>}
          <div className={css.words} lang={language}>
            <p className={css.name}>{name}</p>
            <h3 id={`book-${language}`} className={css.title}>
              {title}
            </h3>
            <ol className={css.steps}>
              {steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </section>
      ))}
    </div>
  );
}
