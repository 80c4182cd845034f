import { fromCallback } from 'xstate';
import type { AddressCommand } from '../../machines/lightbox/lightbox.machine';
import { listen } from './listen';

/** Marks the history entry that opening a photo pushed, so that closing can go back, even after a reload. */
interface PhotoEntry {
  photoPushed: true;
}

/**
 * Syncs the lightbox with `?photo=<id>`: reports every change of the address and writes commands without piling up
 * history. `shown` returns the ids of the photos in the gallery right now.
 */
export const photoAddress = (shown: () => readonly string[]) =>
  fromCallback<AddressCommand>(({ sendBack, receive }) => {
    // `history.back()` is asynchronous. Commands received meanwhile are queued, or they would change the entry being
    // left.
    let leaving = false;
    const waiting: AddressCommand[] = [];
    const tell = () =>
      sendBack({ type: 'address.change', photos: shown(), photo: new URL(location.href).searchParams.get('photo') });

    const write = (command: AddressCommand) => {
      if (command.type === 'address.push') {
        history.pushState({ photoPushed: true } satisfies PhotoEntry, '', addressOf(command.photo));
      } else if (command.type === 'address.replace') {
        history.replaceState(history.state, '', addressOf(command.photo));
      } else if (isPushed()) {
        leaving = true;
        history.back();
      } else {
        history.replaceState(null, '', addressOf(null));
      }
    };

    receive(command => (leaving ? waiting.push(command) : write(command)));
    tell();
    return listen(window, ['popstate'], () => {
      const own = leaving;
      leaving = false;
      if (!own || waiting.length === 0) tell();
      for (const command of waiting.splice(0)) write(command);
    });
  });

function addressOf(photo: string | null): URL {
  const url = new URL(location.href);
  if (photo === null) url.searchParams.delete('photo');
  else url.searchParams.set('photo', photo);
  return url;
}

/** The address of one photo, without the gallery's filter. */
export function linkToPhoto(photo: string): string {
  return new URL(`?photo=${encodeURIComponent(photo)}`, location.href).href;
}

function isPushed(): boolean {
  return (history.state as Partial<PhotoEntry> | null)?.photoPushed === true;
}
