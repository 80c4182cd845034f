/** What the gallery shows for an address, and how the address follows what is shown, for the gallery's kit. Works with any photos. */
import type { Moment, Outcome, Transitions } from 'xstate-paths';
import type { GalleryAddress, GalleryEvent, galleryMachine } from '../gallery/gallery.machine';
import type { SiteContent } from './content';

type Machine = typeof galleryMachine;
const requested = { type: 'photo.requested' };
export const nowhere: GalleryAddress = { style: null, photo: null, isAdded: false };

export function galleryModel({ photos, hairstyles }: SiteContent) {
  const known = photos.map(({ id, style }) => ({ id, style, file: `/${id}.jpg` }));
  const names = new Map<string | null, string>([
    [null, 'All styles'],
    ...hairstyles.map(({ id, shortName }) => [id, shortName] as const),
  ]);
  const [one, other] = [...new Set(known.map(({ style }) => style))];
  if (!one || !other) throw new Error('The gallery’s kit needs photos of two styles');
  /** The style's last photo: with the first, a fault that always opens the first photo would pass. */
  const photoOf = (style: string) => known.filter(photo => photo.style === style).at(-1)?.id ?? '';
  const altOf = (id: string | null) => photos.find(photo => photo.id === id)?.alt ?? 'none';
  const nameOf = (style: string | null) => names.get(style) ?? 'none';
  const idsOf = (style: string | null) =>
    known.filter(photo => style === null || photo.style === style).map(({ id }) => id);

  /** The style that the gallery shows for an address. */
  const styleAfter = ({ style, photo }: GalleryAddress) =>
    style === null || style === 'nobody' || photo === photoOf(style === one ? other : one) ? null : style;
  const hasPhoto = ({ photo }: { photo: string | null }) => known.some(({ id }) => id === photo);
  const inPage = ({ style, photo, isAdded }: GalleryAddress): GalleryAddress => ({
    style: style === 'nobody' ? null : style,
    photo: hasPhoto({ photo }) ? photo : null,
    isAdded,
  });

  /** Whether the gallery itself is going back, which changes nothing else. */
  const isLeaving = ({ state }: { state: string }) => state.includes('address.leaving');
  const named = (moment: Moment<Machine, 'address.change'>): Outcome<Machine> | null => {
    if (isLeaving(moment)) return null;
    const { photo } = moment.event;
    return hasPhoto({ photo })
      ? { to: 'lightbox.loading.restoring', context: { photo: photo ?? '' }, effects: [requested] }
      : { to: 'lightbox.closed' };
  };
  const pressed = ({ context: { style }, event: { photo } }: Moment<Machine, 'photo.open'>): Outcome<Machine> | null =>
    idsOf(style).includes(photo) ? { to: 'lightbox.loading.pressed', context: { photo }, effects: [requested] } : null;
  /** While the code loads: the last press wins, and what is filtered away does not open. */
  const loading = {
    'photo.open': pressed,
    'photo.dismiss': 'lightbox.closed',
    'style.choose': ({ context: { photo }, event: { style } }) =>
      style === 'nobody' || idsOf(style).includes(photo) ? null : 'lightbox.closed',
    'address.change': named,
  } satisfies Transitions<Machine>;

  /** The style, the photo, the lightbox and the address. */
  function now({ state, context: { style, photo, address } }: Pick<Moment<Machine>, 'state' | 'context'>) {
    const lightbox = ['open', 'closed', 'failed'].find(one => state.includes(`lightbox.${one}`)) ?? 'loading';
    return { style, photo, address, lightbox };
  }
  /** The same after an event, before the address follows. */
  function after({ state, context, event }: Moment<Machine, GalleryEvent['type']>): ReturnType<typeof now> {
    const before = now({ state, context });
    const { photo, lightbox } = before;
    switch (event.type) {
      case 'style.choose':
        if (event.style === 'nobody') return before;
        return {
          ...before,
          style: event.style,
          lightbox:
            ['loading', 'failed'].includes(lightbox) && !idsOf(event.style).includes(photo) ? 'closed' : lightbox,
        };
      case 'address.change': {
        const seen = { ...before, address: inPage(event) };
        if (isLeaving({ state })) return seen;
        if (!hasPhoto(event)) return { ...seen, style: styleAfter(event), lightbox: 'closed' };
        const next = lightbox === 'open' ? lightbox : 'loading';
        return { ...seen, style: styleAfter(event), photo: event.photo ?? '', lightbox: next };
      }
      case 'photo.shown':
        return lightbox === 'open' ? { ...before, photo: event.photo } : before;
      case 'photo.asked':
      case 'lightbox.closed':
        return lightbox === 'open' ? { ...before, lightbox: 'closed' } : before;
      case 'photo.dismiss':
        return lightbox === 'loading' ? { ...before, lightbox: 'closed' } : before;
      case 'failure.retry':
        return lightbox === 'failed' ? { ...before, lightbox: 'open' } : before;
      default:
        return before;
    }
  }
  /** The address follows what is shown: after opening a photo, once it is painted; after closing it, once the browser has gone back. */
  const follows = ({ style, photo, address, lightbox }: ReturnType<typeof now>): Outcome<Machine> => {
    const written = (by: 'add' | 'replace', named: string | null): Outcome<Machine> => ({
      to: 'address.settled',
      context: { address: { style, photo: named, isAdded: named !== null && address.isAdded } },
      effects: [{ to: 'address', type: `entry.${by}`, style, photo: named }],
    });
    if (lightbox === 'open' && address.photo === null) return { to: 'address.painting', context: { address } };
    if (lightbox === 'closed' && address.photo !== null)
      return address.isAdded
        ? { to: 'address.leaving', context: { address }, effects: [{ to: 'address', type: 'entry.leave' }] }
        : written('replace', null);
    if (lightbox === 'open' && address.photo !== photo) return written('replace', photo);
    if (style !== address.style) return written(address.photo === null ? 'add' : 'replace', address.photo);
    return { to: 'address.settled', context: { address } };
  };
  const follow = (moment: Moment<Machine, GalleryEvent['type']>) => follows(after(moment));
  const refuses = {
    'address.refuse': ({ event }) => ({ to: 'address.refused', reenter: true, context: { address: inPage(event) } }),
  } satisfies Transitions<Machine>;

  return {
    known,
    names,
    one,
    other,
    photoOf,
    altOf,
    nameOf,
    idsOf,
    styleAfter,
    hasPhoto,
    isLeaving,
    named,
    pressed,
    loading,
    now,
    follows,
    follow,
    refuses,
  };
}
