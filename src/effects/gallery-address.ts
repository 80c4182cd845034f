import { fromCallback } from 'xstate';
import type { AddressCommand, GalleryAddress, GalleryEvent } from '../../machines/gallery/gallery.machine';
import { listen } from './listen';

/** Marks the history entry that opening a photo added, so that closing the photo goes back, even after a reload. */
interface PhotoEntry {
  photoPushed: true;
}

/** Reports every change of `?style=<id>` and `?photo=<id>` that others make, and writes both. */
export const galleryAddress = fromCallback<AddressCommand>(({ sendBack, receive }) => {
  const { pathname } = location;
  /** After Back, the address may be that of a page that is still loading. */
  const isHere = () => location.pathname === pathname;
  const report = (type: 'address.change' | 'address.refuse' = 'address.change') =>
    isHere() && sendBack({ type, ...addressNow() } satisfies GalleryEvent);
  receive(command => {
    if (!isHere()) return;
    if (command.type === 'entry.leave') {
      // The browser then restores the scroll position, but another picture may have the focus now.
      const inView = () => isHere() && document.activeElement?.scrollIntoView({ block: 'nearest' });
      addEventListener('popstate', () => requestAnimationFrame(inView), { once: true });
      return history.back();
    }
    const isNew = command.type === 'entry.add';
    const photoEntry = isNew ? ({ photoPushed: true } satisfies PhotoEntry) : history.state;
    try {
      history[isNew ? 'pushState' : 'replaceState'](command.photo && photoEntry, '', addressWith(command));
    } catch {
      // Safari accepts a hundred changes in half a minute.
      report('address.refuse');
    }
  });
  report();
  return listen(window, ['popstate', 'site:address'], () => report());
});

function addressNow(): GalleryAddress {
  const { searchParams } = new URL(location.href);
  return {
    style: searchParams.get('style'),
    photo: searchParams.get('photo'),
    isAdded: (history.state as Partial<PhotoEntry> | null)?.photoPushed === true,
  };
}

function addressWith({ style, photo }: { style: string | null; photo: string | null }): URL {
  const url = new URL(location.href);
  for (const [name, id] of Object.entries({ style, photo })) {
    if (id === null) url.searchParams.delete(name);
    else url.searchParams.set(name, id);
  }
  return url;
}
