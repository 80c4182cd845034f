import { marked } from './marks';

const GROWTH = { duration: 280, easing: 'cubic-bezier(.2,.7,.2,1)' };

/**
 * Animates the opened photo from its thumbnail in the gallery. The thumbnail is shown in the photo's place until the
 * photo's file has loaded. A view transition would be slower: on a slow phone, capturing the page takes longer than
 * drawing the photo.
 */
export function growFrom(thumbnail: HTMLImageElement | null): void {
  // The lightbox's dialog opens only in the next frame.
  requestAnimationFrame(() => {
    const photo = document.querySelector<HTMLImageElement>(`${marked('slide', 'shown')} img`);
    if (!thumbnail || !photo?.animate) return;
    if (!photo.complete) {
      photo.style.background = `center / cover url("${thumbnail.currentSrc}")`;
      photo.addEventListener('load', () => photo.style.removeProperty('background'), { once: true });
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const [from, to] = [thumbnail.getBoundingClientRect(), photo.getBoundingClientRect()];
    // A very low window may have no room for the photo.
    if (to.width === 0) return;
    // The thumbnail shows only a part of the photo, so the animation begins with a clipped photo.
    const scale = Math.max(from.width / to.width, from.height / to.height);
    const left = from.x + from.width / 2 - to.x - to.width / 2;
    const top = from.y + from.height / 2 - to.y - to.height / 2;
    const sides = (to.width - from.width / scale) / 2;
    const ends = (to.height - from.height / scale) / 2;
    const transform = [`translate(${left}px, ${top}px) scale(${scale})`, 'none'];
    const clipPath = [`inset(${ends}px ${sides}px)`, 'inset(0)'];
    const growth = photo.animate({ transform, clipPath }, GROWTH);
    // The photo is opaque from the start; everything around the photo fades in.
    const stage = photo.closest<HTMLElement>(marked('stage'));
    const dialog = stage?.parentElement;
    for (const fade of dialog?.getAnimations() ?? []) fade.cancel();
    for (const other of dialog?.children ?? []) {
      if (other === stage) continue;
      // In a large window, the parts of the caption are laid out as if the dialog contained them.
      const parts = getComputedStyle(other).display === 'contents' ? other.children : [other];
      for (const part of parts) part.animate({ opacity: [0, 1] }, GROWTH);
    }
    stage?.style.setProperty('overflow', 'visible');
    // Only the photo itself may be seen outside the stage.
    for (const neighbor of stage?.querySelectorAll(`${marked('slide')}:not(${marked('slide', 'shown')})`) ?? [])
      neighbor.animate({ visibility: ['hidden', 'hidden'] }, GROWTH);
    growth.onfinish = () => stage?.style.removeProperty('overflow');
  });
}
