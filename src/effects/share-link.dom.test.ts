import { expect, it, onTestFinished } from 'vitest';
import { linkToPhoto, pageAddress, shareLink } from './share-link';

it('what is shared is the page’s own address, at the salon’s host if there is one', () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', '/gallery?style=cornrows&fbclid=stranger#top');
  expect(pageAddress('https://salon.example')).toBe('https://salon.example/gallery');
  expect(pageAddress('http://localhost:4173')).toBe(`${location.origin}/gallery`);
  expect(linkToPhoto('gallery-knotless-bob')).toBe(`${location.origin}/gallery?photo=gallery-knotless-bob`);
});

it('a press while the system’s share sheet is still open does nothing', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'InvalidStateError')) });
  expect(await shareLink('/')).toBe('shared');
});
