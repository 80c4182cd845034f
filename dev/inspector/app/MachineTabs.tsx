import { stateText } from '../watch/log';
import { bringIntoView } from './bring-into-view';
import type { Subject } from './store';
import { inTree, ownersOf } from './tree';
import { useStore } from './use-store';

const KINDS = { live: undefined, simulation: 'by itself', recording: 'log' };

/** All machines under their owners, with the state each is in. */
export function MachineTabs({ subject }: { subject: Subject }) {
  const store = useStore();
  const shown = store.subjects().filter(({ watched, kind }) => watched.isRunning || kind !== 'live');
  return (
    <nav className="tabs" aria-label="Machines">
      {inTree(shown).map(each => {
        const { watched, kind } = each;
        const last = watched.log.at(-1);
        const owners = ownersOf(watched);
        const isCurrent = watched === subject.watched;
        return (
          <div
            key={`${kind} ${watched.id}`}
            className="tab"
            data-current={isCurrent || undefined}
            style={{ marginTop: `${owners.length * 0.5}rem` }}
            ref={isCurrent ? bringIntoView : undefined}
          >
            <button
              type="button"
              aria-pressed={isCurrent}
              data-machine={watched.machine.id}
              onClick={() => store.select(watched)}
            >
              <span className="tab-path">
                {owners.map(owner => `${owner} › `)}
                <strong>{watched.machine.id}</strong>
              </span>
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
