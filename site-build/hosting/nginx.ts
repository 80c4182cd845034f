/**
 * Returns the text of `_nginx.conf`, the part of an nginx server block that depends on the build. The root of the
 * server block is the build's output folder.
 */
import { ASSETS, CACHE, type Headers, TYPES } from './rules.ts';

/** Matches a page's path after the base. The pattern is strict, so that redirects cannot lead to another site. */
const ADDRESS = '[a-z0-9-]+(?:/[a-z0-9-]+)*';

export function nginxConf(base: string, security: Headers): string {
  const types = Object.entries(TYPES).map(([type, endings]) => `  ${type} ${endings.join(' ')};`);
  const texts = Object.keys(TYPES).filter(type => type !== 'text/html' && /^(text|application)\/|\+xml$/.test(type));
  const headers = Object.entries(security).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return `# Written by the build: include it in the server block whose root is this folder${base === '/' ? '' : `, at ${base}`}.
types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${texts.join(' ')};
server_tokens off;
absolute_redirect off;

# Files are compressed once, at build. brotli_static needs the package libnginx-mod-http-brotli-static.
gzip_static on;
gzip_vary on;
brotli_static on;

# All headers are set here, because an add_header in a location would drop them.
${headers.join('\n')}
add_header Cache-Control $cache always;
# Reset when a missing file leads to the 404 page: that response must not be cached for a year.
set $cache "${CACHE.pages}";

error_page 404 ${base}404.html;
location = ${base}404.html { internal; }
location = ${base}404 { return 404; }

location = ${base} { try_files ${base}index.html =404; }
location ${base} { try_files $uri $uri.html =404; }
location ^~ ${base}${ASSETS} {
  set $cache "${CACHE.assets}";
  try_files $uri =404;
}

# One address per page.
${base === '/' ? '' : `location = ${base.slice(0, -1)} { return 301 ${base}; }\n`}location = ${base}index.html { return 301 ${base}; }
location ~ "^${base}(?<page>${ADDRESS})(?:/|\\.html)$" { return 301 ${base}$page$is_args$args; }
# Files such as this one are not public.
location ~ "^${base}_" { return 404; }
`;
}

function quoted(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`nginx would misread this header: ${value}`);
  return `"${value}"`;
}
