/**
 * Size of the map behind the names, as dev/figures draws it: a plate carrée projection with latitude stretched 1.2
 * times.
 */
export const ATLANTIC = { width: 480, height: 362 };

export const placeOn = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
  x: Math.round((longitude + 100) * 3.158),
  y: Math.round((60 - latitude) * 3.79),
});
