// biome-ignore-all lint/suspicious/noTemplateCurlyInString: faults quote source code, which contains template literals.
/** Faults of the lightbox, its zoom and its photos. */
import type { Fault } from './faults';

export function lightboxFaults(): Fault[] {
  const of = { machine: 'lightbox' };
  return [
    {
      ...of,
      name: 'the second picture is shown instead of the first',
      file: 'src/components/Gallery/Lightbox.tsx',
      find: 'const photo = photoOf(context.photo);',
      put: "const photo = photoOf(context.photos[context.photos.indexOf(context.photo) || 1] ?? '');",
    },
    {
      ...of,
      name: 'the counter begins at 0',
      file: 'src/components/Gallery/Lightbox.tsx',
      find: 'context.photos.indexOf(photo.id) + 1} of',
      put: 'context.photos.indexOf(photo.id)} of',
    },
    {
      ...of,
      name: 'a swipe goes to the wrong neighbor',
      file: 'src/effects/gestures.ts',
      find: "turnOf(by < 0 ? 'right' : 'left')",
      put: "turnOf(by < 0 ? 'left' : 'right')",
    },
    {
      ...of,
      name: 'the right arrow key shows the previous photo',
      file: 'src/effects/keyboard.ts',
      find: "(arrow === 'right') === (document.dir",
      put: "(arrow === 'left') === (document.dir",
    },
    {
      ...of,
      name: 'the listeners stay when the lightbox closes',
      file: 'src/effects/listen.ts',
      find: 'target.removeEventListener(type, listener, options);',
      put: 'void type;',
    },
    {
      ...of,
      name: 'Back leaves the lightbox open',
      file: 'src/effects/gallery-address.ts',
      find: "listen(window, ['popstate']",
      put: 'listen(window, []',
    },
    {
      ...of,
      name: 'every photo adds a history entry',
      machine: 'gallery',
      file: 'src/effects/gallery-address.ts',
      find: "history.replaceState(history.state, '', addressWith({ photo: command.photo }));",
      put: "history.pushState(history.state, '', addressWith({ photo: command.photo }));",
    },
    {
      ...of,
      name: 'closing a photo leads to an earlier photo whose lightbox could not be loaded',
      machine: 'gallery',
      file: 'src/effects/gallery-address.ts',
      find: "if (new URL(location.href).searchParams.has('photo'))",
      put: "if (new URL(location.href).searchParams.has('nothing'))",
    },
    {
      ...of,
      name: 'the address still names the photo after the lightbox has closed',
      machine: 'gallery',
      file: 'src/effects/gallery-address.ts',
      find: "history.replaceState(null, '', addressWith({ photo: null }));",
      put: '',
    },
    {
      ...of,
      name: 'the focus returns to the first photo opened, not to the last one shown',
      machine: 'gallery',
      file: 'src/actors/gallery.ts',
      find: 'focusPhoto: (_, { photo }) => focusFirst(',
      put: 'focusPhoto: (_, { photo }) => void (',
    },
    {
      machine: 'lightbox',
      name: 'in a filtered gallery, the counter counts all pictures',
      file: 'src/components/Gallery/Lightbox.tsx',
      find: 'of ${context.photos.length}`',
      put: 'of ${photos.length}`',
    },
    {
      machine: 'lightbox',
      name: 'after a swipe or an arrow key, the address still names the previous picture',
      file: 'machines/lightbox/lightbox.machine.ts',
      find: "    'turn.requested': {\n      actions: [\n        { type: 'show', params: ({ context, event }) => turned(context, event.turn) },\n        'reportShown',\n        'fitPhoto',\n      ],\n    },\n",
      put: "    'turn.requested': {\n      actions: [{ type: 'show', params: ({ context, event }) => turned(context, event.turn) }, 'fitPhoto'],\n    },\n",
    },
    {
      machine: 'gallery',
      name: 'closing a picture focuses the first one of the gallery',
      file: 'src/actors/gallery.ts',
      find: 'focusPhoto: (_, { photo }) => focusFirst(`[data-photo="${photo}"]`)',
      put: "focusPhoto: () => focusFirst('[data-photo]')",
    },
    {
      machine: 'gallery',
      name: 'after turning to another picture and closing it, Back stays on the gallery',
      file: 'src/effects/gallery-address.ts',
      find: "history.replaceState(history.state, '', addressWith({ photo: command.photo }))",
      put: "history.replaceState(null, '', addressWith({ photo: command.photo }))",
    },
  ];
}

export function sharingFaults(): Fault[] {
  const of = { machine: 'lightbox' };
  return [
    {
      ...of,
      name: 'no toast says that a link was copied',
      file: 'src/actors/lightbox.ts',
      find: 'outcome: await shareLink(link, title)',
      put: "outcome: (await shareLink(link, title)) && 'shared'",
    },
    {
      ...of,
      name: 'a copied link is reported as not copied',
      file: 'src/effects/share-link.ts',
      find: "return 'copied';",
      put: "return 'failed';",
    },
    {
      ...of,
      name: 'the share button closes the picture',
      file: 'src/components/Gallery/LightboxBar.tsx',
      find: "lightbox.send({ type: 'photo.share' })",
      put: "lightbox.send({ type: 'lightbox.close' })",
    },
    {
      machine: 'quote-sharing',
      name: 'after a quote could not be shared, the Share button is gone',
      file: 'src/pages/StylePage/History.tsx',
      find: '{isSharable && (',
      put: '{isSharable && !hasFailed && (',
    },
  ];
}

export function zoomFaults(): Fault[] {
  const of = { machine: 'zoom' };
  const gestures = 'src/effects/gestures.ts';
  return [
    {
      ...of,
      name: 'dragging a photo down does not close it',
      file: gestures,
      find: "else if (ended.kind === 'dismiss' && decides(y)) tell({ type: 'photo.dismiss' });",
      put: '',
    },
    {
      ...of,
      name: 'a pinch moves the photo instead of enlarging it',
      file: gestures,
      find: "fingers.size === 2 ? 'pinch' : 'tap'",
      put: "'tap'",
    },
    {
      ...of,
      name: 'a double tap counts as two single taps',
      file: gestures,
      find: "if (isSecond) tell({ type: 'photo.doubleTap', about: at });",
      put: 'if (isSecond) return;',
    },
    {
      ...of,
      name: 'zooming does not change the size of the photo',
      file: gestures,
      find: 'go(photo.within(photo.scaledAbout(command.about, place, command.scale)), command.isSmooth);',
      put: '',
    },
    {
      ...of,
      name: 'the percentage does not change with the zoom',
      file: 'src/components/Gallery/LightboxBar.tsx',
      find: 'Math.round(snapshot.context.scale * 100)',
      put: '100',
    },
    {
      ...of,
      name: 'the minus key does nothing',
      file: 'src/effects/keyboard.ts',
      find: "'-': () => ({ type: 'zoom.out' }),",
      put: '',
    },
    {
      machine: 'zoom',
      name: 'the new zoom level is not announced',
      file: 'src/components/Gallery/LightboxBar.tsx',
      find: '<output className={css.percent}>{percent}%</output>',
      put: '<span className={css.percent}>{percent}%</span>',
    },
    {
      machine: 'zoom',
      name: 'dragging a picture upward closes the lightbox',
      file: 'src/effects/gestures.ts',
      find: "ended.kind === 'dismiss' && decides(y)",
      put: "ended.kind === 'dismiss' && decides(Math.abs(y))",
    },
  ];
}

export function photoLoadingFaults(): Fault[] {
  const of = { machine: 'photo-loading', file: 'src/components/Gallery/Slide.tsx' };
  return [
    { ...of, name: 'a slow photo shows no message', find: '{slow && (', put: '{false && (' },
    {
      ...of,
      name: 'a loaded photo still counts as loading',
      find: "onLoad={() => loading.send({ type: 'photo.loaded' })}",
      put: '',
    },
    {
      ...of,
      name: 'a failed photo shows no error message',
      find: "onError={() => loading.send({ type: 'photo.failed' })}",
      put: '',
    },
    {
      ...of,
      name: 'Try again does not load the photo again',
      find: "onClick={() => loading.send({ type: 'photo.retry' })}",
      put: '',
    },
    {
      ...of,
      name: 'the focus is lost when the Try again button disappears',
      file: 'src/actors/lightbox.ts',
      find: "focusFirst('[data-stage]')",
      put: 'undefined',
    },
  ];
}
