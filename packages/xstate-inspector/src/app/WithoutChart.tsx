import { useEffect, useState } from 'react';
import { seconds } from '../chart/names';
import type { Plain } from '../watch/plain';
import { isRunning, type Watched } from '../watch/watched';
import { DataTree } from './ContextPanel';
import { useStore } from './use-store';

/** What an actor without a statechart received, its result, and for how long it has been running. */
export function WithoutChart({ watched }: { watched: Watched | undefined }) {
  const store = useStore();
  if (!watched)
    return (
      <p className="empty">
        No actor has started yet. Open a page of the site that starts one. If this stays empty, the site may not use
        XState 5 (stores of <code>@xstate/store</code> are not shown), or may forbid frames: then press{' '}
        <i>Own window</i>.
      </p>
    );
  const { name, kind, status, owner, input, output } = watched;
  const context = store.entryOf(watched)?.context;
  return (
    <section className="scroll padded facts" aria-label="Actor">
      <h2>{name}</h2>
      <p>
        A {kind} has no chart. It is {status}
        {isRunning(watched) ? <Age watched={watched} /> : null}.{' '}
        {owner ? <button type="button" onClick={() => store.select(owner)}>{`Parent: ${owner.name}`}</button> : null}
      </p>
      <Fact label="Input" value={input} />
      <Fact label={status === 'rejected' || status === 'failed' ? 'Error' : 'Output'} value={output} />
      <Fact label="State" value={context} />
    </section>
  );
}

function Fact({ label, value }: { label: string; value: Plain }) {
  return value === undefined ? null : <DataTree label={label} now={value} before={value} />;
}

/** How long an actor has been running, in a component of its own, so that nothing else re-renders as time passes. */
function Age({ watched }: { watched: Watched }) {
  const store = useStore();
  const [, draw] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => draw(count => count + 1), 1000);
    return () => clearInterval(interval);
  }, []);
  const now = store.session()?.clock.now();
  const start = watched.log[0]?.at;
  return now === undefined || start === undefined ? null : <> since {seconds(Math.max(0, now - start))}</>;
}
