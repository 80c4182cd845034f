import type { RenderedPage } from '../../src/prerender.tsx';
import type { HeadTag } from '../../src/routes/head.ts';

interface Page extends RenderedPage {
  /** Address of the manifest, which browsers request after everything else. */
  manifest: string;
  touchIcon: string;
  /** The style sheet, which is the same on every page. */
  styles: string;
  fonts: readonly string[];
  script: string;
  scripts: readonly string[];
  policy: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

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

/** Writes the head, markup, route and loader of a page into the template. */
export function fillTemplate(
  template: string,
  { path, title, head, data, manifest, touchIcon, markup, styles, fonts, script, scripts, policy }: Page,
): string {
  const headHtml = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`,
    `<title>${escapeHtml(title)}</title>`,
    ...head.map(tagHtml),
    `<link rel="manifest" href="${escapeHtml(manifest)}" />`,
    `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}" />`,
    ...fonts.map(font => `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin />`),
    `<style>${styles}</style>`,
    `<script data-scripts="${escapeHtml(scripts.join(' '))}">${script}</script>`,
    ...(data ? [dataHtml(data)] : []),
  ].join('\n    ');
  return template
    .replace('<!--head-->', () => headHtml)
    .replace('<div id="root"></div>', () => `<div id="root" data-route="${path}">${markup}</div>`);
}
