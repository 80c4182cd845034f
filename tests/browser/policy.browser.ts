import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';

const pages = readdirSync(LOCAL_SITE, { recursive: true })
  .map(String)
  .filter(name => name.endsWith('.html'));

describe('the Content-Security-Policy', () => {
  it.each(pages)('of %s allows inline code only by hash, and requires Trusted Types', name => {
    const html = readFileSync(join(LOCAL_SITE, name), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-');
    // A visit requests nothing from third parties, except the map.
    expect(
      policy.match(/[^ ;]+:[^ ;]*/g)?.filter(one => !/^(data:|https:\/\/www\.openstreetmap\.org)$/.test(one)),
    ).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html.match(/<script(?![^>]*type="application\/ld\+json")/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]+\son\w+="/);
  });

  it('is complemented by noopener on every link that opens a tab; the others need none', () => {
    const html = pages.map(name => readFileSync(join(LOCAL_SITE, name), 'utf8')).join('\n');
    const tabs = html.match(/<a\s[^>]*target=[^>]*>/g) ?? [];
    expect(tabs.length).toBeGreaterThan(0);
    expect(tabs.filter(link => !/\srel="[^"]*\bnoopener\b/.test(link))).toEqual([]);
  });
});
