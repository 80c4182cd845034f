import { useState } from 'react';
import { asTest } from '../replay/as-test';
import { pageFacts } from '../replay/page-facts';
import { recordingOf } from '../replay/recording';
import type { Watched } from '../watch/watched';
import { Button } from './Button';
import { hasEditor, openSource } from './project';
import { TextDialog } from './TextDialog';
import { useStore } from './use-store';

/** Buttons that open an actor's source, and show its log as a test to copy. */
export function LogTools({ watched }: { watched: Watched }) {
  const store = useStore();
  const [text, setText] = useState<string>();
  const copyAsTest = () =>
    setText(testOf(watched, store.settings().showsTyped, store.position(), pageFacts(store.site())));
  return (
    <div className="bar">
      {watched.source && hasEditor() ? (
        <Button
          label="Open source"
          hint={`Opens ${watched.source.file} in your editor`}
          onClick={() => store.attempt(() => openSource(watched))}
        />
      ) : null}
      <Button
        label="Copy as test…"
        hint="A Vitest test with the events so far, or up to the selected row"
        onClick={() => store.attempt(copyAsTest)}
      />
      {text === undefined ? null : (
        <TextDialog title={`${watched.name} as a test`} text={text} onClose={() => setText(undefined)} />
      )}
    </div>
  );
}

function testOf(
  watched: Watched,
  isOpen: boolean,
  until: number | undefined,
  isOfPage: (text: string) => boolean,
): string {
  const { source, name } = watched;
  if (!source?.name) throw new Error(`No file exports ${name}, so a test could not import it`);
  const [, file = ''] = /([^/]*?)(\.[cm]?[jt]sx?)?$/.exec(source.file) ?? [];
  try {
    return asTest({ module: `./${file}`, name: source.name }, recordingOf(watched, isOpen, until), isOfPage);
  } catch (cause) {
    if (isOpen) throw cause;
    throw new Error(`${(cause as Error).message}. If masked text is the reason, turn on Show masked text`, { cause });
  }
}
