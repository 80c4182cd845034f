import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import {
  type FilterPhoto,
  type GalleryFilterActor,
  galleryFilterMachine,
  shownPhotos,
} from '../../machines/gallery-filter/gallery-filter.machine';
import type { LateActor } from '../../machines/page';
import type { SiteActor } from '../../machines/site/site.machine';
import { styleAddress } from '../effects/gallery-address';
import { listen } from '../effects/listen';
import { growFrom } from '../effects/view-transition';
import { isWatched } from './inspect';
import { useSite, useSiteActor } from './site';

/** What the lightbox's own code brings: its actor, and its view. */
export interface LightboxCode<View> {
  lightboxFor: (site: SiteActor, shown: () => readonly string[]) => LateActor;
  Lightbox: View;
}

export const galleryFilter = (photos: readonly FilterPhoto[]): LateActor => ({
  logic: galleryFilterMachine.provide({ actors: { styleAddress } }),
  input: { photos },
});

/** The gallery, and the view of its lightbox, undefined until `load` has fetched it: no first view waits for that. */
export function useGallery<View>(load: () => Promise<LightboxCode<View>>) {
  const site = useSite();
  const filter = useSiteActor('galleryFilter');
  const [code, setCode] = useState<LightboxCode<View>>();
  const [gallery] = useState(() => createGallery(site, filter, load, setCode));
  useEffect(() => gallery.live(), [gallery]);
  const lightbox = useSelector(site, ({ context }) => context.actors.lightbox);
  return { ...gallery, filter, lightbox, Lightbox: code?.Lightbox };
}

function createGallery<View>(
  site: SiteActor,
  filter: GalleryFilterActor,
  load: () => Promise<LightboxCode<View>>,
  keep: (code: LightboxCode<View>) => void,
) {
  let loading: Promise<void> | undefined;
  let isShown = false;
  const shown = () => shownPhotos(filter.getSnapshot().context).map(({ id }) => id);

  async function loadLightbox(): Promise<void> {
    const code = await load();
    if (!isShown) return;
    keep(code);
    site.send({ type: 'lightbox.load', lightbox: code.lightboxFor(site, shown) });
  }
  /** Fetches the lightbox at the first sign that somebody is about to open a photo; what fails is tried again next time. */
  async function preload(): Promise<boolean> {
    loading ??= loadLightbox();
    return loading.then(
      () => true,
      reason => {
        console.error('The lightbox could not be loaded:', reason);
        loading = undefined;
        return false;
      },
    );
  }
  const preloadNamed = () => {
    if (new URL(location.href).searchParams.has('photo')) preload();
  };

  return {
    preload: () => void preload(),
    /** Opens a photo so that its thumbnail grows into it; where the lightbox cannot be had, the thumbnail's link is followed. */
    async open(photo: string, thumbnail: HTMLAnchorElement): Promise<void> {
      if (!(await preload())) location.assign(thumbnail.href);
      const { lightbox } = site.getSnapshot().context.actors;
      const ids = shown();
      if (!lightbox) return;
      growFrom(thumbnail.querySelector('img'), () =>
        lightbox.send({ type: 'photo.open', photos: ids, index: ids.indexOf(photo) }),
      );
    },
    /** Runs as long as the page is shown; returns what ends it. */
    live() {
      isShown = true;
      preloadNamed();
      // A developer who watches sees the lightbox while it is closed, too.
      if (isWatched()) preload();
      const stop = listen(window, ['popstate'], preloadNamed);
      return () => {
        isShown = false;
        stop();
      };
    },
  };
}

export type { GalleryFilterActor } from '../../machines/gallery-filter/gallery-filter.machine';
export type { LightboxActor } from '../../machines/lightbox/lightbox.machine';
export { shownPhotos };
