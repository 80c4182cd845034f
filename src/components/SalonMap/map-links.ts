import type { Salon } from '../../content/schema';

/** Half the width and height, in degrees, of a map that shows the whole city. */
const CITY = { longitude: 0.03, latitude: 0.018 };
/** Half the width and height, in degrees, of a map that shows a few streets around an exact point. */
const STREETS = { longitude: 0.006, latitude: 0.0035 };

/** The address of OpenStreetMap's embed, which needs no key. The map has a marker only for an exact point. */
export function embedUrl({ map }: Pick<Salon, 'map'>): string {
  const reach = map.exact ? STREETS : CITY;
  const box = [
    map.longitude - reach.longitude,
    map.latitude - reach.latitude,
    map.longitude + reach.longitude,
    map.latitude + reach.latitude,
  ].map(degrees => degrees.toFixed(4));
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik' });
  if (map.exact) query.set('marker', `${map.latitude},${map.longitude}`);
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The destination of directions: the salon's address, or only its city while the address is a sample. */
export function directionsTarget(salon: Pick<Salon, 'sample' | 'street' | 'city' | 'state' | 'zip'>): string {
  const city = `${salon.city}, ${salon.state}`;
  return salon.sample ? city : `${salon.street}, ${city} ${salon.zip}`;
}

export function directionsLinks(target: string): { name: string; url: string }[] {
  const place = encodeURIComponent(target);
  return [
    { name: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${place}` },
  ];
}
