import lightboxKit from '../../../machines/lightbox/lightbox.kit';
import { plan } from '../../../tests/models/plan';
import { median } from '../statistics';

const TURNS = 5;

/**
 * Plans the test paths of a lightbox with `photos` photos. Returns the time that takes in ms (median of 5) and the number of
 * paths.
 */
export function measurePlanning(photos: number): { ms: number; paths: number } {
  const gallery = Array.from({ length: photos }, (_, index) => ({
    id: `photo-${index}`,
    alt: `${index}`,
    hairstyle: `style-${index % 6}`,
  }));
  const kit = lightboxKit({
    photos: gallery,
    hairstyles: [{ id: 'style-0', title: 'Style', shortName: 'Style' }],
  });
  // Warm-up: otherwise the first, smallest gallery would include the time to compile the planner.
  let paths = plan(kit).length;
  const times = Array.from({ length: TURNS }, () => {
    const begin = performance.now();
    paths = plan(kit).length;
    return performance.now() - begin;
  });
  return { ms: median(times), paths };
}
