import type { HowToBook as BookingSteps } from '../../content/schema';
import tail from '../../ui/Braid/braid-tail.svg';
import spine from '../../ui/Braid/spine.svg';
import { Disclosure } from '../../ui/Disclosure/Disclosure';
import gather from './gather.svg';
import * as css from './HowToBook.css';
import strands from './strands.svg';

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

/** Swaps x and y, so that what hangs down points to the right. */
const swapped = (x: number, y: number) => `matrix(0 1 1 0 ${x} ${y})`;

/**
 * Three strands, which come from beyond the page's edge, are plaited into a braid: on a phone, down the left side; otherwise,
 * across the page. The braid ends 64 px before the end of its tail, which has a cuff and loose hair.
 */
function Hair() {
  return (
    <>
      <svg className={css.down} width="44" height="100%" overflow="visible" aria-hidden="true">
        {/* Cuts the drawing 16 px higher, so that the braid ends above what follows; its strands stay. */}
        <svg x="-22" y="-116" width="640" aria-hidden="true">
          <image href={gather} y="16" width="640" height="100%" preserveAspectRatio="xMinYMin slice" />
        </svg>
        <svg y="100%" overflow="visible" aria-hidden="true">
          <image href={tail} y="-124" width="44" height="72" />
        </svg>
      </svg>
      <svg className={css.across} width="100%" height="44" overflow="visible" aria-hidden="true">
        <pattern id="plait" x="64" width="78" height="44" patternUnits="userSpaceOnUse">
          <image href={spine} width="44" height="78" transform={swapped(0, 0)} />
        </pattern>
        <svg x="-64" overflow="visible" aria-hidden="true">
          <svg x="56%" width="44%" aria-hidden="true">
            <rect width="100%" height="44" fill="url(#plait)" />
          </svg>
        </svg>
        <image href={strands} x="-54%" y="-48" width="110%" height="140" preserveAspectRatio="none" />
        <svg x="100%" overflow="visible" aria-hidden="true">
          <image href={tail} width="44" height="72" transform={swapped(-72, 0)} />
        </svg>
      </svg>
    </>
  );
}
