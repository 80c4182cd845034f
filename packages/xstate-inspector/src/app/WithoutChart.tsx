import type { Watched } from '../watch/watched';
import { pathIn } from './address';
import { Button } from './Button';
import { DataTree } from './ContextPanel';
import { useStore } from './store';

export function WithoutChart({ watched }: { watched: Watched | undefined }) {
  const store = useStore();
  if (!watched) return <Empty isConnected={store.isConnected()} />;
  const { name, kind, status, owner, input, output } = watched;
  const result = status === 'rejected' || status === 'failed' ? 'Error' : 'Output';
  const context = store.entryOf(watched)?.context;
  return (
    <section className="scroll padded facts" aria-label="Actor">
      <h2>{name}</h2>
      <p>
        A {kind} has no chart. It is {status}.{' '}
        {owner ? <Button label={`Parent: ${owner.name}`} onClick={() => store.select(owner)} /> : null}
      </p>
      {Object.entries({ Input: input, [result]: output, State: context }).map(([label, value]) =>
        value === undefined ? null : <DataTree key={label} label={label} now={value} before={value} />,
      )}
    </section>
  );
}

function Empty({ isConnected }: { isConnected: boolean }) {
  const frame = document.querySelector('iframe')?.contentWindow;
  const isForeign = frame && pathIn(frame) === undefined;
  const title = isForeign ? 'is of another origin, or may not be framed' : 'has not loaded XState 5';
  return (
    <div className="scroll padded quiet">
      <h2>{isConnected ? 'No actor has started yet' : `This page ${title}`}</h2>
      {isConnected ? (
        <p>The page has loaded XState. Do what starts an actor, or open a page that starts one.</p>
      ) : (
        <ul>
          <li>
            If the application is blank because it may not be framed, or a log-in leaves it, press <i>Own window</i>.
          </li>
          <li>
            If another server makes the page, such as Laravel’s, Rails’ or Django’s, let Vite forward to it with{' '}
            <code>server.proxy</code>: the page and the inspector need one origin.
          </li>
          <li>
            The plugin must be in the configuration of the server that serves the page; in a build, it needs the option{' '}
            <code>build</code>.
          </li>
        </ul>
      )}
      <p>
        Not shown: stores of <code>@xstate/store</code>, and actors in workers, in frames within the page, on a server,
        and of a copy of XState that a dependency contains minified.
      </p>
    </div>
  );
}
