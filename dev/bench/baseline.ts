/** The baseline of a page's metrics: the same HTML without scripts. */

const scripts = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>\s*/gi;
const links = /<link\b[^>]*>\s*/gi;
const scriptLinks = /\brel="?(modulepreload|prefetch)\b|\bas="?script\b/i;

/** Removes scripts and preloads of scripts. Data blocks (JSON-LD) stay. */
export function withoutScripts(html: string): string {
  return html.replace(scripts, '').replace(links, link => (scriptLinks.test(link) ? '' : link));
}
