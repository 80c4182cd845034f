import type { HeadTag } from '../src/site/head.ts';

interface Page {
  path: string | null;
  title: string;
  head: HeadTag[];
  /** For search engines, as JSON-LD. */
  data: object | undefined;
  /** Address of the manifest, which the script links when the page has been painted: nobody waits for it. */
  manifest: string;
  /** Address of Apple's icon. */
  touchIcon: string;
  /** Inside of `#root`. */
  markup: string;
  /** Style sheets, inline script and policy of every page. */
  styles: readonly string[];
  /** Addresses of the fonts. */
  fonts: readonly string[];
  script: string;
  /** Addresses of what the script loads for this page. */
  scripts: readonly string[];
  policy: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => entities[character] ?? character);
}

function tagHtml({ tag, key, content }: HeadTag): string {
  const attributes = [key, content].map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ');
  return `<${tag} ${attributes} />`;
}

/** A block of data is no script: nothing in it is run, and no policy forbids it. */
const dataHtml = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Puts a page into the template: its head, its markup, and the route it was built for. */
export function fillTemplate(
  template: string,
  { path, title, head, data, manifest, touchIcon, markup, styles, fonts, script, scripts, policy }: Page,
): string {
  const headHtml = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`,
    `<title>${escapeHtml(title)}</title>`,
    ...head.map(tagHtml),
    `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}" />`,
    ...fonts.map(font => `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin />`),
    ...styles.map(css => `<style>${css}</style>`),
    ...(data ? [dataHtml(data)] : []),
  ].join('\n    ');
  return template
    .replace('<!--head-->', () => headHtml)
    .replace('<div id="root"></div>', () => `<div id="root" data-route="${path}">${markup}</div>`)
    .replace('</body>', () => {
      const addresses = `data-scripts="${escapeHtml(scripts.join(' '))}" data-manifest="${escapeHtml(manifest)}"`;
      return `<script ${addresses}>${script}</script>\n  </body>`;
    });
}
