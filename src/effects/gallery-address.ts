import { fromCallback } from 'xstate';
import type { AddressCommand, GalleryAddress } from '../../machines/gallery/gallery.machine';
import { listen } from './listen';

/** Marks the history entry of an opened photo, so that closing can go back, also after a reload. */
interface PhotoEntry {
  photoPushed: true;
}

/** Reports every change of `?style=<id>` and `?photo=<id>`, and writes them with as few history entries as possible. */
export const galleryAddress = fromCallback<AddressCommand>(({ sendBack, receive }) => {
  // `history.back()` is asynchronous. Commands wait for it, or they would change the entry that is being left.
  let isLeaving = false;
  const waiting: AddressCommand[] = [];
  const report = () => {
    const { searchParams } = new URL(location.href);
    sendBack({ type: 'address.change', style: searchParams.get('style'), photo: searchParams.get('photo') });
  };

  function write(command: AddressCommand): void {
    if (command.type === 'style.push') {
      history.pushState(null, '', addressWith({ style: command.style }));
    } else if (command.type === 'style.drop') {
      history.replaceState(history.state, '', addressWith({ style: null }));
    } else if (command.type === 'photo.push') {
      // The lightbox of a photo in the address did not load. Its history entry is reused, so that closing the next
      // photo does not go back to it.
      if (new URL(location.href).searchParams.has('photo')) write({ ...command, type: 'photo.replace' });
      else history.pushState({ photoPushed: true } satisfies PhotoEntry, '', addressWith({ photo: command.photo }));
    } else if (command.type === 'photo.replace') {
      history.replaceState(history.state, '', addressWith({ photo: command.photo }));
    } else if ((history.state as Partial<PhotoEntry> | null)?.photoPushed) {
      isLeaving = true;
      history.back();
    } else {
      history.replaceState(null, '', addressWith({ photo: null }));
    }
  }

  receive(command => (isLeaving ? waiting.push(command) : write(command)));
  report();
  // Until React has filtered the grid in the next frame, the inline loader hides pictures of other styles.
  requestAnimationFrame(() => {
    for (const other of document.querySelectorAll('[data-other]')) other.removeAttribute('data-other');
  });
  return listen(window, ['popstate'], () => {
    // The gallery has closed the photo already, and may have opened the next one.
    if (!isLeaving) report();
    isLeaving = false;
    for (const command of waiting.splice(0)) write(command);
  });
});

function addressWith(named: Partial<GalleryAddress>): URL {
  const url = new URL(location.href);
  for (const [name, id] of Object.entries(named)) {
    if (id === null) url.searchParams.delete(name);
    else url.searchParams.set(name, id);
  }
  return url;
}

/** The photo's address, without a style. */
export function linkToPhoto(photo: string): string {
  return new URL(`?photo=${encodeURIComponent(photo)}`, location.href).href;
}
