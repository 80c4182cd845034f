import { ContextPanel } from './ContextPanel';
import { EventLog } from './EventLog';
import { LiveChart } from './LiveChart';
import { LogTools } from './LogTools';
import { MachineTabs } from './MachineTabs';
import { ReplayBar } from './ReplayBar';
import { SendPanel } from './SendPanel';
import type { Subject } from './store';
import { useStore } from './use-store';

/** One machine: its chart, and below it what it keeps, what it answers to and what has happened. */
export function MachinePane({ subject }: { subject: Subject }) {
  const store = useStore();
  const replay = store.replay();
  const watched = replay?.watched ?? subject.watched;
  const position = replay?.position ?? watched.log.length - 1;
  const entry = watched.log[position];
  return (
    <main className="machine" data-replay={replay ? true : undefined}>
      <MachineTabs subject={subject} />
      {replay ? <ReplayBar replay={replay} /> : null}
      <LiveChart key={watched.id} watched={watched} entry={entry} isCopy={replay !== undefined} />
      <div className="panels">
        <section className="panel log" aria-labelledby="log-heading">
          <div className="panel-head">
            <h2 id="log-heading">Log</h2>
            <LogTools subject={subject} />
          </div>
          <EventLog watched={watched} position={replay ? position : undefined} />
        </section>
        <section className="panel context" aria-labelledby="context-heading">
          <h2 id="context-heading">Context</h2>
          <ContextPanel entry={entry} before={watched.log[position - 1]} />
        </section>
        <section className="panel send" aria-labelledby="send-heading">
          <h2 id="send-heading">Send</h2>
          {replay || subject.kind === 'recording' ? (
            <p className="quiet">A replay only repeats. Close it to send events.</p>
          ) : (
            <SendPanel key={watched.id} subject={subject} />
          )}
        </section>
      </div>
    </main>
  );
}
