import { salon } from '../../content/salon';
import { useHydrated } from '../../ui/use-hydrated';
import { directionsLinks, directionsTarget, embedUrl } from './map-links';
import * as css from './SalonMap.css';

/**
 * Shows the map unless its host cannot be reached. The browser's error page counts as loaded, too, and a page cannot
 * tell it from the map; but then this request fails, as well.
 */
function showIfReached(frame: HTMLIFrameElement) {
  fetch(frame.src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => frame.toggleAttribute('data-loaded', true),
    () => {},
  );
}

function MapFrame() {
  return (
    <iframe
      className={css.frame}
      title={`Map of ${salon.city}, ${salon.state}`}
      src={embedUrl(salon)}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={({ currentTarget }) => showIfReached(currentTarget)}
    />
  );
}

/**
 * The map, with links for directions. A drawing behind the map is visible until the map loads, or if it fails to load.
 * The frame is added after hydration: browsers would load a frame in the HTML with the highest priority, and so paint
 * later.
 */
export function SalonMap() {
  const isHydrated = useHydrated();
  return (
    <div className={css.card}>
      <div className={css.place}>
        {isHydrated && <MapFrame />}
        <noscript>
          <MapFrame />
        </noscript>
      </div>
      <div className={css.directions}>
        <p className={css.name} translate="no">
          {salon.name}
        </p>
        <address className={css.address} translate="no">
          {salon.street}, {salon.city}, {salon.state} {salon.zip}
        </address>
        <p className={css.links}>
          {directionsLinks(directionsTarget(salon)).map(({ name, url }) => (
            <a key={name} className={css.link} href={url} target="_blank" rel="noopener">
              Directions in {name}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
