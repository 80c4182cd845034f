import { fromCallback } from 'xstate';
import type { StyleCommand } from '../../machines/gallery-filter/gallery-filter.machine';
import { listen } from './listen';

/**
 * Syncs the gallery's filter with `?style=<id>`: reports every change of the address and writes the commands it
 * receives.
 */
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
  // By the next frame the grid is filtered by React; until then the inline loader hides pictures of other styles.
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
