/**
 * The maps behind the names, atlantic.svg and west-africa.svg in src/pages/StylePage: the size, the degrees at the upper
 * left corner, the units per degree, and the least width of the part that is shown. Both are plate carrée projections; the
 * Atlantic's stretches latitude 1.2 times. Coasts and borders: Natural Earth, public domain.
 */
export const charts = {
  atlantic: { width: 480, height: 362, west: -100, north: 60, eastward: 3.158, southward: 3.79, least: 200 },
  westAfrica: { width: 480, height: 270, west: -18.2, north: 18.2, eastward: 14.37, southward: 14.66, least: 480 },
} as const;

export type Chart = (typeof charts)[keyof typeof charts];

export const placeOn = (
  { west, north, eastward, southward }: Chart,
  { longitude, latitude }: { longitude: number; latitude: number },
) => ({
  x: Math.round((longitude - west) * eastward),
  y: Math.round((north - latitude) * southward),
});
