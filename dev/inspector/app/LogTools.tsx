import { useState } from 'react';
import { asTest } from '../replay/as-test';
import { recordingOf } from '../replay/recording';
import type { Watched } from '../watch/watched';
import { Button } from './Button';
import { knownMachine } from './catalog';
import { TextDialog } from './TextDialog';
import { useStore } from './use-store';

/** Buttons that save an actor's log as a file, or show it as a test to copy. */
export function LogTools({ watched }: { watched: Watched }) {
  const store = useStore();
  const [text, setText] = useState<string>();
  const recording = () => recordingOf(watched, store.settings().showsTyped);
  const copyAsTest = async () => {
    const source = knownMachine(watched.machine?.id);
    if (!source) throw new Error(`No file in the site's folder exports ${watched.name}, so a test could not import it`);
    setText(await formatted(asTest(source, recording())));
  };
  const saveLog = () => saveFile(`${watched.name}.log.json`, JSON.stringify(recording(), null, 2));
  return (
    <div className="bar">
      <Button label="Copy as test" onClick={() => store.attempt(copyAsTest)} />
      <Button label="Save log" onClick={() => store.attempt(saveLog)} />
      {text === undefined ? null : (
        <TextDialog title={`${watched.name} as a test`} text={text} onClose={() => setText(undefined)} />
      )}
    </div>
  );
}

/** Formats code with the project's formatter, if there is one. */
async function formatted(code: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch('/__inspector/format', { method: 'POST', headers, body: code }).catch(() => undefined);
  return (response?.ok && (await response.text())) || code;
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the URL in the next task, because the download has read the data by the end of this task.
  setTimeout(() => URL.revokeObjectURL(address));
}
