import { fromCallback } from 'xstate';
import type { AddressCommand } from '../../machines/lightbox/lightbox.machine';
import { listen } from './listen';

/** Marks the history entry that opening a photo has made, so that closing it can go back, also after a reload. */
interface PhotoEntry {
  photoPushed: true;
}

/**
 * `?photo=<id>` and the lightbox: tells every change of the address, and writes what it is told without piling up history.
 * `shown` are the ids of the photos that the gallery shows at the time.
 */
export const photoAddress = (shown: () => readonly string[]) =>
  fromCallback<AddressCommand>(({ sendBack, receive }) => {
    // `history.back()` answers later. What is said meanwhile waits, or it would be written onto the entry that is being left.
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

/** The photo's own address, whatever the gallery shows beside it. */
export function linkToPhoto(photo: string): string {
  return new URL(`?photo=${encodeURIComponent(photo)}`, location.href).href;
}

function isPushed(): boolean {
  return (history.state as Partial<PhotoEntry> | null)?.photoPushed === true;
}
