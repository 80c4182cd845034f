import { describe, expect, it } from 'vitest';
import { withoutScripts } from './baseline';

describe('the baseline of a page (its HTML without scripts)', () => {
  it('has no scripts that run and no links that preload scripts', () => {
    const html = [
      '<link rel="modulepreload" href="/a.js" />',
      '<link rel=preload as=script href=/a.js>',
      '<script type="module" crossorigin src="/a.js"></script>',
      '<script>if (1 < 2) go()</script>',
      '<script type="speculationrules">{}</script>',
    ].join('\n');
    expect(withoutScripts(html)).toBe('');
  });

  it('keeps the visible content, and data blocks, which never run', () => {
    const html = [
      '<link rel="icon" href="/favicon.svg" />',
      '<link rel="preload" as="font" href="/f.woff2" crossorigin />',
      '<script type="application/ld+json">{"a":1}</script>',
      '<style>a{}</style><p>A script <a href="/a.js">that is a link</a></p>',
    ].join('\n');
    expect(withoutScripts(html)).toBe(html);
  });
});
