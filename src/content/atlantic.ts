/**
 * The map behind the names, atlantic.svg in src/pages/StylePage: the size, the degrees at the upper left corner, the units
 * per degree, and the least width of the part that is shown. A plate carrée projection that stretches latitude 1.2 times.
 * Coasts and borders: Natural Earth, public domain.
 */
export const atlantic = {
  width: 480,
  height: 362,
  west: -100,
  north: 60,
  eastward: 3.158,
  southward: 3.79,
  least: 200,
} as const;

export const placeOn = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
  x: Math.round((longitude - atlantic.west) * atlantic.eastward),
  y: Math.round((atlantic.north - latitude) * atlantic.southward),
});
