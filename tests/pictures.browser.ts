/** How pictures reach a page: no larger than the page shows them. */
import { expect, it } from 'vitest';
import { hydrated, useSite } from './support/site';

const site = useSite();
const paths = ['/', '/services', '/gallery', '/styles/cornrows'];
const widths = [360, 412, 768, 1024, 1440];

it.each(paths)('%s says truly how wide it shows each picture, so that none is fetched in a larger size', async path => {
  for (const width of widths) {
    const { page } = await site.open(path, { viewport: { width, height: 820 } });
    await hydrated(page);
    const shown = await page.evaluate(async () => {
      const images = [...document.querySelectorAll('main img')].filter(
        image => image.getBoundingClientRect().width > 0,
      );
      return Promise.all(
        images.map(async image => {
          const picture = image as HTMLImageElement;
          picture.loading = 'eager';
          await picture.decode();
          // With a `srcset` of widths, the natural width is what `sizes` comes to.
          return { src: picture.currentSrc, said: picture.naturalWidth, is: picture.getBoundingClientRect().width };
        }),
      );
    });
    expect(shown.length).toBeGreaterThan(0);
    for (const { src, said, is } of shown) {
      expect(said / is, `${src} at a window of ${width} px is said to be ${said} px wide and is ${is}`).toBeGreaterThan(
        0.94,
      );
      expect(said / is, `${src} at a window of ${width} px is said to be ${said} px wide and is ${is}`).toBeLessThan(
        1.12,
      );
    }
  }
});
