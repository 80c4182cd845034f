import { fromCallback, fromPromise } from 'xstate';
import { endAll } from './listen';
import { marked } from './marks';
import { isNoFailure, pageAddress } from './share-link';
import { watchElement } from './watch-element';

/**
 * Loads the picture to which the link marked `data-quote-card` leads. The picture is loaded before the press that shares it,
 * because systems open their share sheet only in direct response to a press.
 */
export const cardLoading = fromCallback(({ sendBack }) => {
  if (!('canShare' in navigator)) return undefined;
  const ending = new AbortController();
  const load = async (url: string) => {
    const response = await fetch(url, { signal: ending.signal });
    if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
    const name = url.split('/').at(-1) ?? 'quote.jpg';
    const card = new File([await response.blob()], name, { type: 'image/jpeg' });
    if (navigator.canShare({ files: [card] })) sendBack({ type: 'card.load', card });
  };
  const stopWatching = watchElement(
    marked('quote-card'),
    ({ isIntersecting, target }) => {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) return;
      stopWatching();
      load(target.href).catch(reason => {
        // The link to save the picture still works.
        if (!ending.signal.aborted) console.error('The picture of the quote could not be loaded:', reason);
      });
    },
    // How near the window the link must be for its picture to load.
    { rootMargin: '800px' },
  );
  return endAll(stopWatching, () => ending.abort());
});

/** Shares what `cardLoading` has loaded. */
export const shareCard = fromPromise<void, { card: unknown }>(({ input: { card } }) =>
  navigator.share({ files: [card as File], title: document.title, url: pageAddress() }).catch((reason: unknown) => {
    if (!isNoFailure(reason)) throw reason;
  }),
);
