import { fromCallback } from 'xstate';
import type { AddressCommand, GalleryAddress } from '../../machines/gallery/gallery.machine';
import { listen } from './listen';
import { nextPaint } from './next-paint';

/** Marks the history entry that opening a photo added, so that closing the photo goes back, even after a reload. */
interface PhotoEntry {
  photoPushed: true;
}

/** Reports every change of `?style=<id>` and `?photo=<id>`, and writes both with as few history entries as possible. */
export const galleryAddress = fromCallback<AddressCommand>(({ sendBack, receive }) => {
  /**
   * What later commands wait for. `leave`: `history.back()` is asynchronous; until it is done, commands would change the
   * history entry that is being left. `paint`: a pressed photo is painted first, because adding its entry takes long.
   */
  let pause: 'leave' | 'paint' | undefined;
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
      // If the address already names a photo, the lightbox failed to load for that photo. Its history entry is
      // replaced, so that closing the next photo does not go back to it.
      if (new URL(location.href).searchParams.has('photo')) write({ ...command, type: 'photo.replace' });
      else history.pushState({ photoPushed: true } satisfies PhotoEntry, '', addressWith({ photo: command.photo }));
    } else if (command.type === 'photo.replace') {
      history.replaceState(history.state, '', addressWith({ photo: command.photo }));
    } else if ((history.state as Partial<PhotoEntry> | null)?.photoPushed) {
      pause = 'leave';
      history.back();
    } else {
      history.replaceState(null, '', addressWith({ photo: null }));
    }
  }

  function writeWaiting(): void {
    pause = undefined;
    for (const command of waiting.splice(0)) write(command);
  }

  receive(command => {
    if (!pause && command.type !== 'photo.push') return write(command);
    waiting.push(command);
    if (pause) return;
    pause = 'paint';
    void nextPaint().then(() => pause === 'paint' && writeWaiting());
  });
  report();
  const stopLinks = listen(window, ['site:address'], report);
  const stopHistory = listen(window, ['popstate'], () => {
    // The visitor went back before the photo had an entry: the address now says what is shown.
    if (pause === 'paint') waiting.length = 0;
    // If the gallery itself went back, it has already closed the photo, and may have opened the next one.
    if (pause !== 'leave') report();
    writeWaiting();
  });
  return () => {
    stopLinks();
    stopHistory();
    pause = undefined;
  };
});

function addressWith(named: Partial<GalleryAddress>): URL {
  const url = new URL(location.href);
  for (const [name, id] of Object.entries(named)) {
    if (id === null) url.searchParams.delete(name);
    else url.searchParams.set(name, id);
  }
  return url;
}
