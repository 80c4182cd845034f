import type { RenderedPage } from '../../src/prerender.tsx';
import type { HeadTag } from '../../src/site/head.ts';
import { LATE_STYLES } from './styles.ts';

interface Page extends RenderedPage {
  /** Address of the manifest. The inline loader links it after first paint, because it is not urgent. */
  manifest: string;
  /** Address of Apple's icon. */
  touchIcon: string;
  /** The styles of this page's elements. */
  styles: readonly string[];
  /** Addresses of the full style sheets, which the inline loader loads before the scripts. */
  sheets: readonly string[];
  /** Addresses of the fonts. */
  fonts: readonly string[];
  script: string;
  /** Addresses of the page's scripts. */
  scripts: readonly string[];
  policy: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, including attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => entities[character] ?? character);
}

function tagHtml({ tag, key, content }: HeadTag): string {
  const attributes = [key, content].map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ');
  return `<${tag} ${attributes} />`;
}

/** Writes JSON-LD as a data block, which browsers do not execute, so the security policy allows it. */
const dataHtml = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Writes the head, markup, route and inline loader of a page into the template. */
export function fillTemplate(
  template: string,
  { path, title, head, data, manifest, touchIcon, markup, styles, sheets, fonts, script, scripts, policy }: Page,
): string {
  const headHtml = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`,
    `<title>${escapeHtml(title)}</title>`,
    ...head.map(tagHtml),
    `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}" />`,
    ...fonts.map(font => `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin />`),
    ...styles.map(css => `<style>${css}</style>`),
    // With scripts, the inline loader loads the style sheet.
    ...(markup.includes(LATE_STYLES)
      ? sheets.map(sheet => `<noscript><link rel="stylesheet" href="${escapeHtml(sheet)}" /></noscript>`)
      : []),
    `<script data-sheets="${escapeHtml(sheets.join(' '))}" data-scripts="${escapeHtml(scripts.join(' '))}" data-manifest="${escapeHtml(manifest)}">${script}</script>`,
    ...(data ? [dataHtml(data)] : []),
  ].join('\n    ');
  return template
    .replace('<!--head-->', () => headHtml)
    .replace('<div id="root"></div>', () => `<div id="root" data-route="${path}">${markup}</div>`);
}
