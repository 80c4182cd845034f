import { stateText } from '../watch/log';
import type { Subject } from './store';
import { useStore } from './use-store';

const KINDS = { live: undefined, simulation: 'by itself', recording: 'log' };

/** All machines with the state each is in. */
export function MachineTabs({ subject }: { subject: Subject }) {
  const store = useStore();
  const shown = store.subjects().filter(({ watched, kind }) => watched.isRunning || kind !== 'live');
  return (
    <nav className="tabs" aria-label="Machines">
      {shown.map(each => {
        const { watched, kind } = each;
        const last = watched.log.at(-1);
        return (
          <div key={`${kind} ${watched.id}`} className="tab" data-current={watched === subject.watched || undefined}>
            <button
              type="button"
              aria-pressed={watched === subject.watched}
              data-machine={watched.machine.id}
              onClick={() => store.select(watched)}
            >
              <strong>{watched.machine.id}</strong>
              <span className="tab-state">{stateText(last?.to)}</span>
              {KINDS[kind] ? <em>{KINDS[kind]}</em> : null}
            </button>
            {kind === 'live' ? null : (
              <button
                type="button"
                className="close"
                aria-label={`Close ${watched.machine.id}`}
                onClick={() => store.remove(each)}
              >
                ×
              </button>
            )}
          </div>
        );
      })}
    </nav>
  );
}
