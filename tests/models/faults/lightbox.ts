// biome-ignore-all lint/suspicious/noTemplateCurlyInString: faults quote source code, which contains template literals.
/** Faults of the gallery, its lightbox, the zoom and the photos. */
import type { FaultList } from './faults';

export const lightboxFaults: FaultList = {
  gallery: {
    'src/effects/gallery-address.ts': {
      'every photo adds a history entry': [
        "history.replaceState(history.state, '', addressWith({ photo: command.photo }));",
        "history.pushState(history.state, '', addressWith({ photo: command.photo }));",
      ],
      'closing a photo leads to an earlier photo whose lightbox could not be loaded': [
        "searchParams.has('photo')",
        "searchParams.has('nothing')",
      ],
      'the address still names the photo after the lightbox has closed':
        "history.replaceState(null, '', addressWith({ photo: null }));",
      'after turning to another picture and closing it, Back stays on the gallery': [
        "history.replaceState(history.state, '', addressWith({ photo: command.photo }))",
        "history.replaceState(null, '', addressWith({ photo: command.photo }))",
      ],
      'the address does not name the chosen style':
        "history.pushState(null, '', addressWith({ style: command.style }));",
      'Back does not undo the filter': ["listen(window, ['popstate']", 'listen(window, []'],
      'the address keeps a style that was dropped':
        "history.replaceState(history.state, '', addressWith({ style: null }));",
      'a link to a photo does not open it': ["photo: searchParams.get('photo') })", 'photo: null })'],
      'the address keeps the first photo while others are shown':
        "history.replaceState(history.state, '', addressWith({ photo: command.photo }));",
    },
    'src/actors/gallery.ts': {
      'the focus returns to the first photo opened, not to the last one shown': [
        'focusPhoto: (_, { photo }) => focusFirst(',
        'focusPhoto: (_, { photo }) => void (',
      ],
      'closing a picture focuses the first one of the gallery': [
        'focusPhoto: (_, { photo }) => focusFirst(`[data-photo="${photo}"]`)',
        "focusPhoto: () => focusFirst('[data-photo]')",
      ],
    },
    'src/components/Gallery/StyleFilter.tsx': {
      'the filter shows the total number of pictures': ['shown} of', 'total} of'],
      'no filter button is shown as pressed': ['aria-pressed={chosen === style}', 'aria-pressed={false}'],
      'the number of pictures is not announced': 'role="status"',
      'the All styles button does nothing': ['gallery.send(', 'style && gallery.send('],
    },
    'src/components/Gallery/GalleryGrid.tsx': {
      'pictures of other styles stay visible': 'hidden={place < 0}',
    },
  },
  lightbox: {
    'src/components/Gallery/Lightbox.tsx': {
      'the second picture is shown instead of the first': [
        'const photo = photoOf(context.photo);',
        "const photo = photoOf(context.photos[context.photos.indexOf(context.photo) || 1] ?? '');",
      ],
      'the counter begins at 0': ['context.photos.indexOf(photo.id) + 1} of', 'context.photos.indexOf(photo.id)} of'],
      'in a filtered gallery, the counter counts all pictures': [
        'of ${context.photos.length}`',
        'of ${photos.length}`',
      ],
      'Previous shows the next photo': ["turnButton('previous'", "turnButton('next'"],
      'the photo shown is not announced': 'role="status"',
    },
    'src/effects/gestures.ts': {
      'a swipe goes to the wrong neighbor': ["turnOf(by < 0 ? 'right' : 'left')", "turnOf(by < 0 ? 'left' : 'right')"],
    },
    'src/effects/keyboard.ts': {
      'the right arrow key shows the previous photo': ["arrow === 'right'", "arrow === 'left'"],
      'the left arrow key does nothing': "ArrowLeft: sideArrow('left'),",
    },
    'src/effects/listen.ts': {
      'the listeners stay when the lightbox closes': [
        'target.removeEventListener(type, listener, options);',
        'void type;',
      ],
    },
    'src/effects/gallery-address.ts': {
      'Back leaves the lightbox open': ["listen(window, ['popstate']", 'listen(window, []'],
    },
    'machines/lightbox/lightbox.machine.ts': {
      'after a swipe or an arrow key, the address still names the previous picture': [
        "    'turn.requested': {\n      actions: [\n        { type: 'show', params: ({ context, event }) => turned(context, event.turn) },\n        'reportShown',\n        'fitPhoto',\n      ],\n    },\n",
        "    'turn.requested': {\n      actions: [{ type: 'show', params: ({ context, event }) => turned(context, event.turn) }, 'fitPhoto'],\n    },\n",
      ],
    },
    'src/actors/lightbox.ts': {
      'no toast says that a link was copied': [
        'outcome: await shareLink(link, title)',
        "outcome: (await shareLink(link, title)) && 'shared'",
      ],
    },
    'src/effects/share-link.ts': {
      'a copied link is reported as not copied': ["return 'copied';", "return 'failed';"],
    },
    'src/components/Gallery/LightboxBar.tsx': {
      'the share button closes the picture': ["'photo.share'", "'lightbox.close'"],
    },
    'src/effects/scroll-lock.ts': {
      'the page behind the lightbox scrolls':
        "root.dataset.scrollLocked = innerWidth > root.clientWidth ? 'gutter' : '';",
    },
  },
  zoom: {
    'src/effects/gestures.ts': {
      'dragging a photo down does not close it':
        "else if (ended.kind === 'dismiss' && decides(y)) tell({ type: 'photo.dismiss' });",
      'a pinch moves the photo instead of enlarging it': ["fingers.size === 2 ? 'pinch' : 'tap'", "'tap'"],
      'a double tap counts as two single taps': ["tell({ type: 'photo.doubleTap', about: at });", 'return;'],
      'zooming does not change the size of the photo':
        'go(photo.within(photo.scaledAbout(command.about, place, command.scale)), command.isSmooth);',
      'dragging a picture upward closes the lightbox': ['decides(y)', 'decides(Math.abs(y))'],
    },
    'src/components/Gallery/LightboxBar.tsx': {
      'the percentage does not change with the zoom': ['Math.round(snapshot.context.scale * 100)', '100'],
      'the new zoom level is not announced': [
        '<output className={css.percent}>{percent}%</output>',
        '<span className={css.percent}>{percent}%</span>',
      ],
      'Zoom out looks enabled at the smallest size': 'aria-disabled={!canZoomOut}',
      'Zoom in looks enabled at the largest size': 'aria-disabled={!canZoomIn}',
    },
    'src/effects/keyboard.ts': {
      'the minus key does nothing': "'-': () => ({ type: 'zoom.out' }),",
      'the zero key does nothing': "'0': () => ({ type: 'zoom.reset' }),",
      'the plus key does nothing': "'+': () => ({ type: 'zoom.in' }),",
      // Paths see the size of the photo, not its position.
      'the down arrow key moves the photo up': ["arrow: 'down' }", "arrow: 'up' }", 'tests/gestures.browser.ts'],
    },
  },
  'photo-loading': {
    'src/components/Gallery/Slide.tsx': {
      'a slow photo shows no message': ['{slow && (', '{false && ('],
      'a loaded photo still counts as loading': "onLoad={() => loading.send({ type: 'photo.loaded' })}",
      'a failed photo shows no error message': "onError={() => loading.send({ type: 'photo.failed' })}",
      'Try again does not load the photo again': "onClick={() => loading.send({ type: 'photo.retry' })}",
      'Try again of a hidden neighboring photo can be reached by keyboard': 'inert: true, ',
      'a failed picture is not announced': 'role="alert"',
    },
    'src/actors/lightbox.ts': {
      'the focus is lost when the Try again button disappears': ["focusFirst('[data-stage]')", 'undefined'],
    },
  },
};
