/** Files that a dev server serves at addresses of its own. */
const ASSET =
  /^(blob:|data:|\/@(fs|id)\/|\/\S*\.(avif|bmp|gif|ico|jpe?g|mp[34]|og[gv]|otf|pdf|png|svg|ttf|wasm|wav|web[mp]|woff2?)([?#]\S*)?$)/;

/** Recognizes texts that only the page has, and a test has not: its address, files that it loads, and what it has stored. */
export function pageFacts(window: Window | undefined): (text: string) => boolean {
  const facts = new Set<string>();
  let origin: string | undefined;
  try {
    const { href, host, hostname, pathname, search, hash } = window?.location ?? location;
    ({ origin } = window?.location ?? location);
    const parts = [search.slice(1), hash.slice(1)];
    const parameters = [...parts, ...parts.flatMap(part => [...new URLSearchParams(part).values()])];
    const stored = [window?.localStorage, window?.sessionStorage].flatMap(storage => Object.values(storage ?? {}));
    for (const text of [href, host, hostname, pathname, search, hash, ...parameters, ...stored])
      if (text.length > 1) facts.add(text);
  } catch {
    // The page has been closed, or has led to another origin.
  }
  return text => facts.has(text) || ASSET.test(text) || (origin !== undefined && text.includes(origin));
}
