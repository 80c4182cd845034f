import { salon } from '../../content/salon';
import { useHydrated } from '../../ui/use-hydrated';
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
      onLoad={({ currentTarget }) => currentTarget.toggleAttribute('data-loaded', true)}
    />
  );
}

/**
 * A map that may fail to load, before a drawing that cannot, and links for directions. The frame comes when the page has been taken over:
 * earlier, browsers fetch its document before everything else, and the first paint waits for it.
 */
export function SalonMap() {
  const isHydrated = useHydrated();
  return (
    <div className={css.place}>
      <div className={css.drawing} />
      {isHydrated && <MapFrame />}
      <noscript>
        <MapFrame />
      </noscript>
      <div className={css.card}>
        <p className={css.name}>{salon.name}</p>
        <address className={css.address}>
          {salon.street}, {salon.city}, {salon.state} {salon.zip}
        </address>
        <p className={css.links}>
          {directionsLinks(directionsTarget(salon)).map(({ name, url }) => (
            <a key={name} className={css.link} href={url} target="_blank" rel="noopener">
              Directions with {name}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
