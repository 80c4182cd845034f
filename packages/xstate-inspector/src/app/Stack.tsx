import { Suspense, use, useMemo } from 'react';
import type { Thrown } from '../watch/plain';
import { Button } from './Button';
import { linesOf, openInEditor, type Position } from './project';
import { useStore } from './store';

/** The stack of an error. With a dev server, its lines name the source files, and open them in the editor. */
export function Stack({ error: { stack, message } }: { error: Thrown }) {
  const lines = useMemo(() => linesOf(stack || message), [stack, message]);
  return (
    <pre>
      {lines.map(({ text, position }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack never changes
        <Suspense key={index} fallback={`${text}\n`}>
          {position ? <SourceLine text={text} asked={position} /> : text}
          {'\n'}
        </Suspense>
      ))}
    </pre>
  );
}

function SourceLine({ text, asked }: { text: string; asked: Promise<Position | undefined> }) {
  const store = useStore();
  const position = use(asked);
  if (!position) return text;
  const { file, line, column } = position;
  return (
    <>
      {text.replace(/\(?https?:[^\s)]*\)?/, '')}
      <Button
        className="link"
        label={`${file.split('/').slice(-3).join('/')}:${line}:${column}`}
        title="Open in the editor"
        onClick={() => store.attempt(() => openInEditor(position))}
      />
    </>
  );
}
