import { useState } from 'react';
import { asTest } from '../replay/as-test';
import { recordingOf } from '../replay/recording';
import { replay } from '../replay/replay';
import { knownMachine } from './catalogue';
import { saveFile } from './save-file';
import type { Subject } from './store';
import { TextDialog } from './TextDialog';
import { useStore } from './use-store';

/** What can be done with a log: replay it on a copy, keep it, make a test of it. */
export function LogTools({ subject }: { subject: Subject }) {
  const store = useStore();
  const [text, setText] = useState<string>();
  const [trouble, setTrouble] = useState('');
  const { watched } = subject;
  const { machine } = watched;
  const source = knownMachine(machine.id);

  const attempt = (work: () => void) => () => {
    try {
      setTrouble('');
      work();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const recording = () => recordingOf(watched, store.switches().showsTyped);

  return (
    <>
      <div className="tools">
        <button
          type="button"
          onClick={attempt(() => {
            // The copy stays in this page, so it may live with what was really typed; the log masks it on show.
            // Not the page's own machine: actions provided there may need a parent, which a copy lacks.
            const copy = replay(source?.machine ?? machine, recordingOf(watched, true)).watched;
            store.showReplay({ watched: copy, position: copy.log.length - 1 });
          })}
        >
          Replay
        </button>
        <button
          type="button"
          onClick={attempt(() => {
            if (!source) throw new Error(`${machine.id} is not in machines/, so a test could not import it`);
            setText(asTest(source, recording()));
          })}
        >
          Copy as test
        </button>
        <button
          type="button"
          onClick={attempt(() => saveFile(`${machine.id}.log.json`, JSON.stringify(recording(), null, 2)))}
        >
          Save log
        </button>
      </div>
      {trouble ? (
        <p className="refused" role="alert">
          {trouble}
        </p>
      ) : null}
      {text === undefined ? null : (
        <TextDialog title={`${machine.id} as a test`} text={text} onClose={() => setText(undefined)} />
      )}
    </>
  );
}
