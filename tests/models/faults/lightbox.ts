/** Faults of the lightbox, its zoom and its photos. */
import type { Fault } from './faults';

export function lightboxFaults(): Fault[] {
  const of = { machine: 'lightbox' };
  return [
    {
      ...of,
      name: 'the last picture wraps around to the second',
      file: 'src/components/Gallery/Lightbox.tsx',
      find: 'const photo = photoOf(walked[index]);',
      put: 'const photo = photoOf(walked[index || 1]);',
    },
    {
      ...of,
      name: 'the counter begins at 0',
      file: 'src/components/Gallery/Lightbox.tsx',
      find: 'index + 1} of',
      put: 'index} of',
    },
    {
      ...of,
      name: 'a swipe turns to the picture on the wrong side',
      file: 'src/effects/gestures.ts',
      find: "turnOf(by < 0 ? 'right' : 'left')",
      put: "turnOf(by < 0 ? 'left' : 'right')",
    },
    {
      ...of,
      name: 'the right arrow key goes back',
      file: 'src/effects/keyboard.ts',
      find: "(arrow === 'right') === (document.dir",
      put: "(arrow === 'left') === (document.dir",
    },
    {
      ...of,
      name: 'listeners are left behind when the lightbox closes',
      file: 'src/effects/listen.ts',
      find: 'target.removeEventListener(type, listener, options);',
      put: 'void type;',
    },
    {
      ...of,
      name: 'Back leaves the lightbox open',
      file: 'src/effects/photo-address.ts',
      find: "listen(window, ['popstate']",
      put: 'listen(window, []',
    },
    {
      ...of,
      name: 'every step through the pictures piles up history',
      file: 'src/effects/photo-address.ts',
      find: "history.replaceState(history.state, '', addressOf(command.photo));",
      put: "history.pushState(history.state, '', addressOf(command.photo));",
    },
    {
      ...of,
      name: 'the address still names the photo after the lightbox has closed',
      file: 'src/effects/photo-address.ts',
      find: "history.replaceState(null, '', addressOf(null));",
      put: '',
    },
    {
      ...of,
      name: 'the focus returns to the picture that was opened and not to the one last shown',
      file: 'src/components/Gallery/Lightbox.tsx',
      find: 'returnFocusTo={lastShownThumbnail}',
      put: '',
    },
  ];
}

export function sharingFaults(): Fault[] {
  const of = { machine: 'lightbox' };
  return [
    {
      ...of,
      name: 'nobody says that the link to a picture has been copied',
      file: 'src/actors/lightbox.ts',
      find: "if (sharing === 'copied') site.send({ type: 'link.copied' });",
      put: 'await shareLink(link, document.title);',
    },
    {
      ...of,
      name: 'a link that was copied counts as one that could not be',
      file: 'src/effects/share-link.ts',
      find: "return 'copied';",
      put: "return 'impossible';",
    },
    {
      ...of,
      name: 'the share button closes the picture',
      file: 'src/components/Gallery/LightboxBar.tsx',
      find: "lightbox.send({ type: 'photo.share' })",
      put: "lightbox.send({ type: 'lightbox.close' })",
    },
  ];
}

export function zoomFaults(): Fault[] {
  const of = { machine: 'zoom' };
  const gestures = 'src/effects/gestures.ts';
  return [
    {
      ...of,
      name: 'a picture that is pulled down springs back',
      file: gestures,
      find: "else if (ended.kind === 'dismiss' && decides(y)) tell({ type: 'photo.dismiss' });",
      put: '',
    },
    {
      ...of,
      name: 'two fingers move the picture and do not enlarge it',
      file: gestures,
      find: "fingers.size === 2 ? 'pinch' : 'tap'",
      put: "'tap'",
    },
    {
      ...of,
      name: 'the second tap of two is another first',
      file: gestures,
      find: "if (isSecond) tell({ type: 'photo.doubleTap' });",
      put: 'if (isSecond) return;',
    },
    {
      ...of,
      name: 'the picture should be larger and stays as it was',
      file: gestures,
      find: 'go(photo.within(photo.scaledAbout(focus, place, command.scale)), smoothly);',
      put: 'void smoothly;',
    },
    {
      ...of,
      name: 'the percent stand still while the picture grows',
      file: 'src/components/Gallery/LightboxBar.tsx',
      find: 'Math.round(snapshot.context.scale * 100)',
      put: '100',
    },
    {
      ...of,
      name: 'the minus key does nothing',
      file: 'src/effects/keyboard.ts',
      find: "'-': { type: 'zoom.out' },",
      put: '',
    },
  ];
}

export function photoLoadingFaults(): Fault[] {
  const of = { machine: 'photo-loading', file: 'src/components/Gallery/Slide.tsx' };
  return [
    { ...of, name: 'nobody says that a picture is still on its way', find: '{slow && (', put: '{false && (' },
    {
      ...of,
      name: 'a picture that has come goes on being awaited',
      find: "onLoad={() => loading.send({ type: 'photo.loaded' })}",
      put: '',
    },
    {
      ...of,
      name: 'a picture that is lost leaves an empty stage',
      find: "onError={() => loading.send({ type: 'photo.failed' })}",
      put: '',
    },
    {
      ...of,
      name: 'Try again does not try again',
      find: "onClick={() => loading.send({ type: 'photo.retry' })}",
      put: '',
    },
    {
      ...of,
      name: 'the focus is lost with the button Try again',
      file: 'src/actors/lightbox.ts',
      find: "focusFirst('[data-stage]')",
      put: 'undefined',
    },
  ];
}
