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
 * The map over a drawing that shows if the map fails to load, and links for directions. The frame is added after hydration:
 * before that, browsers load its document with the highest priority and delay the first paint.
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
        <p className={css.name}>{salon.name}</p>
        <address className={css.address}>
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
