import { fromCallback } from 'xstate';
import type { StyleCommand } from '../../machines/gallery-filter/gallery-filter.machine';
import { listen } from './listen';

/** `?style=<id>` and the gallery's filter: tells every change of the address, and writes what it is told. */
export const styleAddress = fromCallback<StyleCommand>(({ sendBack, receive }) => {
  const tell = () => {
    const { searchParams } = new URL(location.href);
    sendBack({ type: 'address.change', style: searchParams.get('style'), photo: searchParams.get('photo') });
  };
  receive(command => {
    if (command.type === 'style.push') history.pushState(null, '', addressWith(command.style));
    else history.replaceState(history.state, '', addressWith(null));
  });
  tell();
  // By then the pictures are drawn as the filter says; until then the first script has hidden those of other styles.
  requestAnimationFrame(() => {
    for (const other of document.querySelectorAll('[data-other]')) other.removeAttribute('data-other');
  });
  return listen(window, ['popstate'], tell);
});

function addressWith(style: string | null): URL {
  const url = new URL(location.href);
  if (style === null) url.searchParams.delete('style');
  else url.searchParams.set('style', style);
  return url;
}
