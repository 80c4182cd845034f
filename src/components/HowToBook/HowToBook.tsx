import type { HowToBook as BookingSteps } from '../../content/schema';
import { Disclosure } from '../../ui/Disclosure/Disclosure';
import { Hair } from './Hair';
import * as css from './HowToBook.css';

/** Steps as beads on a braid, side by side where there is room. */
export function Steps({ steps }: Pick<BookingSteps, 'steps'>) {
  return (
    <div className={css.drawn}>
      <Hair />
      <ol className={css.columns}>
        {steps.map(step => (
          <li key={step} className={css.step}>
            {step}
          </li>
        ))}
      </ol>
    </div>
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
