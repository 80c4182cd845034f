import { salon } from '../../content/salon';
import type { Salon } from '../../content/schema';
import { endAll, listen } from '../../effects/listen';
import { useHydrated } from '../../ui/use-hydrated';
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

/**
 * The map would take every wheel and finger that scrolls the page across it, so it gets none until it is pressed, and none
 * again after the mouse has left it or something else is pressed. With the keyboard, it is in use as soon as it has focus.
 */
function awaitPress(place: HTMLDivElement) {
  const use = (isUsed: boolean) => place.toggleAttribute('data-used', isUsed);
  return endAll(
    listen(place, ['click'], () => use(true)),
    listen<PointerEvent>(place, ['pointerleave'], ({ pointerType }) => pointerType === 'mouse' && use(false)),
    listen(document, ['pointerdown'], ({ target }) => !place.contains(target as Node) && use(false)),
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
      <div ref={awaitPress} className={css.place}>
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
          {directionsLinks(salon).map(({ name, url }) => (
            <a key={name} className={css.link} href={url} target="_blank" rel="noopener">
              Directions in {name}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** Half the width and height, in degrees, of a map of the whole city, and of a few streets around a real salon. */
const [CITY, STREETS] = [[0.03, 0.018] as const, [0.006, 0.0035] as const];

/** The address of OpenStreetMap's embed, which needs no key. Only a real salon has a marker. */
function embedUrl({ sample, map }: Salon): string {
  const { longitude: x, latitude: y } = map;
  const [aside, above] = sample ? CITY : STREETS;
  const box = [x - aside, y - above, x + aside, y + above].map(degrees => degrees.toFixed(4));
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik' });
  if (!sample) query.set('marker', `${y},${x}`);
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** Directions lead to the salon's address, or only to its city while the address is a sample. */
function directionsLinks({ sample, street, city, state, zip }: Salon): { name: string; url: string }[] {
  const place = encodeURIComponent(sample ? `${city}, ${state}` : `${street}, ${city}, ${state} ${zip}`);
  return [
    { name: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${place}` },
  ];
}
