/** The map behind the names: 480 x 362 units, plate carrée with latitude stretched 1.2 times, as dev/figures draws it. */
export const ATLANTIC = { width: 480, height: 362 };

export const placeOn = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
  x: Math.round((longitude + 100) * 3.158),
  y: Math.round((60 - latitude) * 3.79),
});
