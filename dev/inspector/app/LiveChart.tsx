import { type CSSProperties, useEffect, useRef } from 'react';
import { Chart } from '../chart/Chart';
import type { Layout } from '../chart/layout';
import type { LogEntry } from '../watch/log';
import type { Watched } from '../watch/watched';
import { Countdown } from './Countdown';
import { useLayout } from './layouts';
import { Switch } from './Switch';
import { useStore } from './use-store';

/** Smaller than this a chart cannot be read at arm's length: it scrolls instead. Beyond the other it only shouts. */
const SMALLEST = 0.84;
const LARGEST = 1.5;

/** The chart with its lights on. */
export function LiveChart({
  watched,
  entry,
  isCopy,
}: {
  watched: Watched;
  entry: LogEntry | undefined;
  isCopy: boolean;
}) {
  const layout = useLayout(watched);
  const store = useStore();
  const { showsWholeChart: isWhole } = store.switches();
  const sheet = useRef<HTMLDivElement>(null);
  const active = entry?.active.at(-1);
  useEffect(() => {
    if (!layout || !active) return;
    sheet.current?.querySelector(`[data-state="${active}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [layout, active]);
  const running = isCopy ? [] : watched.timers;
  return (
    <section className="stage" aria-label="Statechart">
      <div className="sheet" ref={sheet}>
        {layout ? (
          <div className="fit" style={sizeOf(layout, isWhole)}>
            <Chart
              layout={layout}
              lights={{
                active: new Set(entry?.active),
                taken: new Set(entry?.taken),
                running: new Set(isCopy ? [] : watched.children),
                verdicts: lastVerdicts(watched, entry),
                countdown: type => {
                  const timer = running.find(each => each.type === type);
                  return timer && <Countdown due={timer.due} watched={watched} />;
                },
              }}
            />
          </div>
        ) : null}
      </div>
      <div className="stage-foot">
        <Outcome entry={entry} />
        <Switch
          label="Whole chart"
          hint="Shrinks the chart until all of it is seen"
          isOn={isWhole}
          onTurn={isOn => store.turn({ showsWholeChart: isOn })}
        />
      </div>
    </section>
  );
}

/** As large as there is room, within what can be read. The sheet is a size container: `cqw` and `cqh` are its own. */
function sizeOf({ width, height }: Layout, isWhole: boolean): CSSProperties {
  const ratio = width / height;
  const fitting = `min(100cqw, 100cqh * ${ratio}, ${width * LARGEST}px)`;
  return { width: isWhole ? fitting : `max(${fitting}, ${width * SMALLEST}px)`, aspectRatio: `${ratio}` };
}

/** What every guard said when it was last asked, up to the entry on show. */
function lastVerdicts({ log }: Watched, shown: LogEntry | undefined): Map<string, boolean> {
  const verdicts = new Map<string, boolean>();
  for (const entry of log) {
    if (shown && entry.number > shown.number) break;
    for (const { edge, holds } of entry.verdicts) verdicts.set(edge, holds);
  }
  return verdicts;
}

/** The last event in a sentence, for those who do not see colors and for those who do. */
function Outcome({ entry }: { entry: LogEntry | undefined }) {
  return (
    <p className="outcome" role="status">
      {entry?.refusal ? <span className="refused">Refused: {entry.refusal}</span> : null}
      {entry?.facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry's facts never change
        <span key={index} className="fact">
          sent {fact.type}
        </span>
      ))}
    </p>
  );
}
