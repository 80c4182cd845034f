import lightboxKit from '../../../machines/lightbox/lightbox.kit';
import { plan } from '../../../tests/models/plan';
import { median } from '../statistics';

const TURNS = 5;

/** How long the paths through a lightbox with that many photos take to plan, in ms (median of 5), and how many there are. */
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
  // Once before, or the smallest gallery pays for getting the planner up to speed.
  let paths = plan(kit).length;
  const times = Array.from({ length: TURNS }, () => {
    const begin = performance.now();
    paths = plan(kit).length;
    return performance.now() - begin;
  });
  return { ms: median(times), paths };
}
