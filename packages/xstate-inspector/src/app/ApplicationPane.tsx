import { type CSSProperties, useRef, useState } from 'react';
import { pathIn, readAddress } from './address';
import { Button } from './Button';
import { useStore } from './store';

const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** All but replacing the inspector: a page that leaves frames stays in its own. */
const ALLOWED =
  'allow-downloads allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts allow-storage-access-by-user-activation';

const WINDOW_NAME = 'inspected-application';
const wanted = readAddress().app;

/** The application in a frame of the chosen width, or in its own window; in both, it calls the inspector’s `__inspect`. */
export function ApplicationPane({ base }: { base: string }) {
  const store = useStore();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<number>(WIDTHS.phone);
  const [isOwnWindow, setOwnWindow] = useState(false);
  const application = store.application();
  const first = wanted ?? base;
  const path = (application && !application.closed && pathIn(application)) || first;
  const go = (to: string) => frame.current?.setAttribute('src', to);
  const reload = () => {
    try {
      frame.current?.contentWindow?.location.reload();
    } catch {
      go(path);
    }
  };

  const onLoad = () => {
    const { contentWindow } = frame.current ?? {};
    const isForeign = contentWindow && pathIn(contentWindow) === undefined;
    store.set(isForeign ? { problem: 'The application has gone to another origin: go back, or press Own window' } : {});
  };

  if (isOwnWindow)
    return (
      <p className="padded quiet">
        The application is in a window of its own. <Button label="Bring it back" onClick={() => setOwnWindow(false)} />
      </p>
    );
  return (
    <section className="column" aria-label="Application">
      <div className="bar">
        <form
          key={path}
          className="wide"
          onSubmit={event => {
            event.preventDefault();
            go(String(new FormData(event.currentTarget).get('path')));
          }}
        >
          <input name="path" aria-label="Path of the application" defaultValue={path} spellCheck={false} />
        </form>
        <Button icon="reload" label="Reload the application" isBare onClick={reload} />
        <select aria-label="Width" value={width} onChange={({ target }) => setWidth(Number(target.value))}>
          {Object.entries(WIDTHS).map(([name, value]) => (
            <option key={name} value={value}>
              {name}, {value} px
            </option>
          ))}
        </select>
        <Button
          icon="window"
          label="Own window"
          title="Opens the application in its own window; the inspector stays here and keeps inspecting it"
          onClick={() => setOwnWindow(window.open(path, WINDOW_NAME, 'popup,width=1280,height=860') !== null)}
        />
      </div>
      <div className="screen" style={{ '--width': `${width}px` } as CSSProperties}>
        <iframe ref={frame} title="Application" src={first} sandbox={ALLOWED} onLoad={onLoad} />
      </div>
    </section>
  );
}
