import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { readAddress } from './address';
import { useStore } from './use-store';

/** Widths of the frame in CSS px; its height is all that is available. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Size = keyof typeof WIDTHS;

const WINDOW_NAME = 'inspected-site';
const firstPath = readAddress().site;

/** The site in a frame of the chosen width, or in its own window; in both, it calls the inspector’s `__inspect`. */
export function SitePane() {
  const store = useStore();
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState<Size>('phone');
  const [isOwnWindow, setOwnWindow] = useState(false);
  const path = pathOf(store.site());

  const go = (to: string) => {
    const site = isOwnWindow ? store.site() : frame.current?.contentWindow;
    if (site) site.location.href = to;
  };

  if (isOwnWindow) {
    return (
      <section className="column" aria-label="Site">
        <p className="empty">
          The site is in a window of its own.{' '}
          <button type="button" onClick={() => setOwnWindow(false)}>
            Bring the site back
          </button>
        </p>
      </section>
    );
  }
  return (
    <section className="column" aria-label="Site">
      <div className="bar head">
        <AddressField key={path} path={path} onGo={go} />
        <button
          type="button"
          aria-label="Reload the site"
          onClick={() => frame.current?.contentWindow?.location.reload()}
        >
          ⟳
        </button>
        <select aria-label="Width of the site" value={size} onChange={({ target }) => setSize(target.value as Size)}>
          {Object.entries(WIDTHS).map(([name, width]) => (
            <option key={name} value={name}>
              {name}, {width} px
            </option>
          ))}
        </select>
        <button
          type="button"
          title="Opens the site in its own window; the inspector stays here and keeps inspecting it"
          onClick={() => {
            if (window.open(path, WINDOW_NAME, 'popup,width=1280,height=860')) setOwnWindow(true);
          }}
        >
          Own window
        </button>
      </div>
      <Scaled width={WIDTHS[size]}>
        <iframe ref={frame} title="Site" src={firstPath} />
      </Scaled>
    </section>
  );
}

function AddressField({ path, onGo }: { path: string; onGo: (to: string) => void }) {
  return (
    <form
      className="address"
      onSubmit={event => {
        event.preventDefault();
        onGo(String(new FormData(event.currentTarget).get('path')));
      }}
    >
      <input name="path" aria-label="Path of the site" defaultValue={path} spellCheck={false} />
    </form>
  );
}

/** Scales its content, which is `width` px wide, down to the available space. */
function Scaled({ width, children }: { width: number; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [{ scale, height }, setSize] = useState({ scale: 1, height: 0 });
  useEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const fitting = Math.min(1, current.clientWidth / width);
      setSize({ scale: fitting, height: current.clientHeight / fitting });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  const style: CSSProperties = { width, height, transform: `scale(${scale})` };
  return (
    <div className="screen" ref={room}>
      <div className="device" style={style}>
        {children}
      </div>
    </div>
  );
}

function pathOf(site: Window | undefined): string {
  try {
    if (!site || site.closed) return firstPath;
    return site.location.pathname + site.location.search + site.location.hash;
  } catch {
    // A link may have led the frame to another origin.
    return firstPath;
  }
}
