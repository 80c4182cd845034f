import { useEffect, useState } from 'react';
import type { Thrown } from '../watch/plain';
import { Button } from './Button';
import { framesOf, hasEditor, openInEditor, positionOf } from './project';
import { useStore } from './store';

/** The stack of an error. With a dev server, its lines name the source files, and open them in the editor. */
export function Stack({ error: { stack, message } }: { error: Thrown }) {
  const store = useStore();
  const [positions, setPositions] = useState<readonly Awaited<ReturnType<typeof positionOf>>[]>([]);
  const lines = framesOf(stack || message);
  useEffect(() => {
    if (!hasEditor()) return;
    let isOver = false;
    Promise.all(framesOf(stack).map(line => (typeof line === 'string' ? undefined : positionOf(line)))).then(
      found => isOver || setPositions(found),
    );
    return () => {
      isOver = true;
    };
  }, [stack]);
  return (
    <pre>
      {lines.map((line, index) => {
        const position = positions[index];
        const text = typeof line === 'string' ? line : line.text;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack never changes
          <span key={index}>
            {position ? text.replace(/\(?https?:[^\s)]*\)?/, '') : text}
            {position && (
              <Button
                className="link"
                label={`${position.file.split('/').slice(-3).join('/')}:${position.line}:${position.column}`}
                title="Open in the editor"
                onClick={() => store.attempt(() => openInEditor(position))}
              />
            )}
            {'\n'}
          </span>
        );
      })}
    </pre>
  );
}
