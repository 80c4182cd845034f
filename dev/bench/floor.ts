/** The floor under a page's figures: the same HTML with nothing left that could run. */

const scripts = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>\s*/gi;
const links = /<link\b[^>]*>\s*/gi;
const scriptLinks = /\brel="?(modulepreload|prefetch)\b|\bas="?script\b/i;

/** Without scripts and without what fetches scripts ahead. Data that never runs (JSON-LD) stays. */
export function withoutScripts(html: string): string {
  return html.replace(scripts, '').replace(links, link => (scriptLinks.test(link) ? '' : link));
}
