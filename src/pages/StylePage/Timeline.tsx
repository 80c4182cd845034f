import type { HairstyleHistory } from '../../content/schema';
import { Bead } from './Bead';
import * as css from './History.css';
import { SourceLink } from './sources';

/** What is said of a date that no document proves. */
const hints = { documented: undefined, reported: 'as reported', oral: 'oral history' } as const;

interface TimelineProps {
  timeline: NonNullable<HairstyleHistory['timeline']>;
  sources: HairstyleHistory['sources'];
}

/** Dates as beads on a braid that draws itself as the page is scrolled. */
export function Timeline({ timeline, sources }: TimelineProps) {
  return (
    <div className={css.timeline}>
      <div className={css.braid} aria-hidden="true" />
      <ul className={css.dates} role="list">
        {timeline.map(({ date, certainty, text, source }) => (
          <li key={date} className={css.entry}>
            <Bead kind={certainty} size={36} className={css.bead} />
            <p className={css.date}>
              {date}
              {hints[certainty] && <span className={css.hint}> {hints[certainty]}</span>}
            </p>
            <p>
              {text} <SourceLink id={source} sources={sources} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
