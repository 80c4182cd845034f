/** The files that hosts look for in the repository itself. They are older than any build, so they say nothing about one. */
import { SETTINGS } from '../environment.ts';
import { ASSETS, BUILD_COMMAND, CACHE, type Headers, PUBLISHED, securityHeaders } from './rules.ts';

const NOTE = 'Written by npm run hosting: to change it, change build/hosting.';

/** Text of each file, by its path from the project's root. */
export function committedFiles(): Record<string, string> {
  return {
    'netlify.toml': netlify(),
    'vercel.json': vercel(),
    '.github/workflows/pages.yml': githubPages(),
  };
}

/** The headers come from `_headers`, which the build writes. */
function netlify(): string {
  return `# ${NOTE}\n[build]\n  command = "${BUILD_COMMAND}"\n  publish = "${PUBLISHED}"\n`;
}

function vercel(): string {
  const asList = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: BUILD_COMMAND,
    outputDirectory: PUBLISHED,
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: asList(securityHeaders()) },
      { source: `/${ASSETS}(.*)`, headers: asList({ 'Cache-Control': CACHE.assets }) },
      { source: `/((?!${ASSETS}).*)`, headers: asList({ 'Cache-Control': CACHE.pages }) },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Does nothing until the repository has the variable SITE_URL, so that it disturbs nobody who lives elsewhere. */
function githubPages(): string {
  const values = [...SETTINGS, 'BASE_PATH'].map(name => `          ${name}: \${{ vars.${name} }}`);
  return `# ${NOTE}
name: Publish on GitHub Pages
on:
  push: { branches: [main] }
  workflow_dispatch:
permissions: { contents: read, pages: write, id-token: write }
concurrency: { group: pages, cancel-in-progress: false }
jobs:
  publish:
    if: vars.SITE_URL != ''
    runs-on: ubuntu-latest
    environment: github-pages
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version-file: .nvmrc, cache: npm }
      - run: npm ci
      - run: ${BUILD_COMMAND}
        env:
${values.join('\n')}
      - uses: actions/upload-pages-artifact@v3
        with: { path: ${PUBLISHED} }
      - uses: actions/deploy-pages@v4
`;
}
