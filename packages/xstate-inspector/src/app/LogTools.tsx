import { useState } from 'react';
import { asTest } from '../replay/as-test';
import { pageFacts } from '../replay/page-facts';
import { recordingOf } from '../replay/recording';
import type { Watched } from '../watch/watched';
import { Button } from './Button';
import { hasEditor, openSource } from './project';
import type { Store } from './store';
import { TextDialog } from './TextDialog';
import { useStore } from './use-store';

/** Buttons that open an actor's source, and show its log as a test to copy. */
export function LogTools({ watched }: { watched: Watched }) {
  const store = useStore();
  const [text, setText] = useState<string>();
  const copyAsTest = () => setText(testOf(watched, store));
  return (
    <div className="bar">
      {watched.source && hasEditor() ? (
        <Button
          label="Open source"
          title={`Opens ${watched.source.file} in your editor`}
          onClick={() => store.attempt(() => openSource(watched))}
        />
      ) : null}
      <Button
        label="Copy as test…"
        title="A Vitest test with the events so far, or up to the selected row"
        onClick={() => store.attempt(copyAsTest)}
      />
      {text === undefined ? null : (
        <TextDialog title={`${watched.name} as a test`} text={text} onClose={() => setText(undefined)} />
      )}
    </div>
  );
}

function testOf(watched: Watched, store: Store): string {
  const { source, name } = watched;
  const { showsTyped } = store.settings();
  if (!source?.name) throw new Error(`No file exports ${name}, so a test could not import it`);
  const [, file = ''] = /([^/]*?)(\.[cm]?[jt]sx?)?$/.exec(source.file) ?? [];
  try {
    const recording = recordingOf(watched, showsTyped, store.position());
    return asTest({ module: `./${file}`, name: source.name }, recording, pageFacts(store.site()));
  } catch (cause) {
    if (showsTyped) throw cause;
    throw new Error(`${(cause as Error).message}. If masked text is the reason, turn on Show masked text`, { cause });
  }
}
