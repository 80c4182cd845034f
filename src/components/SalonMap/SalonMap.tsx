import { salon } from '../../content/salon';
import { useHydrated } from '../../ui/Hydration/hydration';
import { directionsLinks, directionsTarget, embedUrl } from './map-links';
import * as css from './SalonMap.css';

function MapFrame() {
  return (
    <iframe
      className={css.frame}
      title={`Map of ${salon.city}, ${salon.state}`}
      src={embedUrl(salon)}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/**
 * A map that may fail to load, and links for directions that do not. The frame comes when the page has been taken over:
 * earlier, browsers fetch its document before everything else, and the first paint waits for it.
 */
export function SalonMap() {
  const hydrated = useHydrated();
  return (
    <div>
      {hydrated ? <MapFrame /> : <div className={css.place} />}
      <noscript>
        <MapFrame />
      </noscript>
      <p className={css.links}>
        {directionsLinks(directionsTarget(salon)).map(({ name, url }) => (
          <a key={name} className={css.link} href={url} target="_blank" rel="noopener">
            Directions with {name}
          </a>
        ))}
      </p>
    </div>
  );
}
