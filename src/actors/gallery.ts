import { useEffect, useState, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import {
  type FilterPhoto,
  galleryFilterMachine,
  shownPhotos,
} from '../../machines/gallery-filter/gallery-filter.machine';
import type { LightboxActor } from '../../machines/lightbox/lightbox.machine';
import { styleAddress } from '../effects/gallery-address';
import { growFrom } from '../effects/view-transition';
import { inspectOptions } from './inspect';
import { useRootActors, type World } from './root';

/** What the lightbox's own code brings: its actor, and its view. */
export interface LightboxCode<View> {
  createLightbox: (world: World, shown: () => readonly string[]) => LightboxActor;
  Lightbox: View;
}

/** The lightbox, once its code is here. */
interface Awake<View> {
  lightbox: LightboxActor;
  Lightbox: View;
}

/** The gallery of these photos, and its lightbox, undefined until `load` has fetched it: no first view waits for that. */
export function useGallery<View>(photos: readonly FilterPhoto[], load: () => Promise<LightboxCode<View>>) {
  const { world } = useRootActors();
  const [gallery] = useState(() => createGallery(photos, world, load));
  useEffect(() => gallery.live(), [gallery]);
  return { ...gallery, awake: useSyncExternalStore(gallery.subscribe, gallery.awake, gallery.awake) };
}

function createGallery<View>(photos: readonly FilterPhoto[], world: World, load: () => Promise<LightboxCode<View>>) {
  const listeners = new Set<() => void>();
  let awake: Awake<View> | undefined;
  let waking: Promise<LightboxActor | undefined> | undefined;
  let alive = false;

  // The filter hears first what the address says, and the lightbox then walks through what it shows.
  const filter = createActor(
    galleryFilterMachine.provide({ actors: { styleAddress: styleAddress(() => void warm()) } }),
    { input: { photos }, ...inspectOptions(world.inspect) },
  );
  const shown = () => shownPhotos(filter.getSnapshot().context).map(({ id }) => id);

  async function rouse(): Promise<LightboxActor | undefined> {
    const { createLightbox, Lightbox } = await load();
    if (!alive) return undefined;
    const lightbox = createLightbox(world, shown);
    awake = { lightbox, Lightbox };
    lightbox.start();
    for (const listener of listeners) listener();
    return lightbox;
  }
  /** Fetches the lightbox at the first sign that somebody is about to open a photo; what fails is tried again next time. */
  async function warm(): Promise<'lost' | LightboxActor | undefined> {
    waking ??= rouse();
    return waking.catch(reason => {
      console.error('The lightbox could not be loaded:', reason);
      waking = undefined;
      return 'lost' as const;
    });
  }

  return {
    filter,
    warm: () => void warm(),
    /** Opens a photo so that its thumbnail grows into it; where the lightbox cannot be had, the thumbnail's link is followed. */
    async open(photo: string, thumbnail: HTMLAnchorElement): Promise<void> {
      const lightbox = await warm();
      if (lightbox === 'lost') location.assign(thumbnail.href);
      if (!lightbox || lightbox === 'lost') return;
      const ids = shown();
      growFrom(thumbnail.querySelector('img'), () =>
        lightbox.send({ type: 'photo.open', photos: ids, index: ids.indexOf(photo) }),
      );
    },
    awake: () => awake,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Runs as long as the page is shown; returns what ends it. */
    live() {
      alive = true;
      filter.start();
      // A developer who watches sees the lightbox while it is closed, too.
      if (world.inspect) void warm();
      return () => {
        alive = false;
        filter.stop();
        awake?.lightbox.stop();
      };
    },
  };
}

export type { GalleryFilterActor } from '../../machines/gallery-filter/gallery-filter.machine';
export type { LightboxActor } from '../../machines/lightbox/lightbox.machine';
export { shownPhotos };
