import type { HairstyleHistory } from '../../content/schema';
import documented from '../../ui/Braid/bead-documented.svg';
import { noBreakSpaces } from '../../ui/NoBreak/NoBreak';
import oral from './bead-oral.svg';
import reported from './bead-reported.svg';
import start from './bead-start.svg';
import pause from './braid-break.svg';
import * as css from './History.css';
import { Marked, type NumberedSource, SourceLink } from './sources';

/** The meaning of each kind of bead, in the order of the key. */
const key = { start: 'this style', documented: 'documented', reported: 'reported', oral: 'oral history' } as const;
const kinds = Object.keys(key) as (keyof typeof key)[];

type Dates = NonNullable<HairstyleHistory['timeline']>;
const kindOf = ({ certainty, start }: Dates[number]): keyof typeof key => (start ? 'start' : certainty);

interface TimelineProps {
  timeline: Dates;
  braid: HairstyleHistory['braid'];
  sources: readonly NumberedSource[];
}

/** Dates as beads on a braid or twist, which appears as the page scrolls, and a key to the beads. */
export function Timeline({ timeline, braid = 'even', sources }: TimelineProps) {
  const shown = timeline.map(kindOf);
  const hasBreak = timeline.some(({ since }) => since === 'centuries');
  return (
    <div className={css.dates}>
      <ul className={css.key} role="list" aria-label="Key">
        {kinds
          .filter(kind => shown.includes(kind))
          .map(kind => (
            <li key={kind} className={css.meaning}>
              <Bead kind={kind} size={22} />
              {key[kind]}
            </li>
          ))}
        {hasBreak && (
          <li className={css.meaning}>
            <img src={pause} alt="" width={22} height={22} loading="lazy" decoding="async" />
            gap of more than 100 years
          </li>
        )}
      </ul>
      <div className={css.timeline}>
        <div className={css.braid[braid]} aria-hidden="true" />
        <ul className={css.front} role="list" aria-label="Timeline">
          {timeline.map((entry, index) => {
            const [kind, { date, text, source, since = 'unknown' }] = [kindOf(entry), entry];
            return (
              <li key={date} className={`${css.entry} ${css.since[since]}`}>
                <p className={css.date}>{noBreakSpaces(date)}</p>
                <Bead kind={kind} alt={key[entry.certainty]} size={kind === 'start' ? 44 : 36} className={css.bead} />
                <p>
                  {kind === 'start' && <span className={css.hint}>{`${key.start} `}</span>}
                  <Marked text={noBreakSpaces(text)} />
                  <SourceLink id={source} sources={sources} place={`date-${index}`} />
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

const beads = { documented, reported, oral, start };

interface BeadProps {
  kind: keyof typeof beads;
  size: number;
  /** The bead's meaning; empty if text beside the bead says the same. */
  alt?: string;
  className?: string;
}

/**
 * A bead is solid for a documented date, has a dark core for a reported date, is hollow for oral history, and has rays
 * where the style begins.
 */
function Bead({ kind, size, alt = '', className }: BeadProps) {
  return (
    <img className={className} src={beads[kind]} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
  );
}
