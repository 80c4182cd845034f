/**
 * Vite plugin that encodes pictures. To add a picture, put its file into src/content/photographs, and its alt text into
 * photographs.ts or a hairstyle's card. The plugin provides `virtual:pictures`: sizes, main colors and addresses.
 */
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { readContent } from '../content/read.ts';
import { groundColor, publish, type Source } from './encode.ts';
import { pictureEntries } from './entries.ts';
import { servePictures } from './on-request.ts';
import { survey } from './survey.ts';

const moduleId = 'virtual:pictures';

export function pictures(): Plugin {
  let config: ResolvedConfig;
  let found: Promise<Source[]> | undefined;
  const home = () => resolve(config.root, 'src/content/photographs');
  const cache = () => join(config.root, '.cache/pictures');
  const address = () => `${config.base}${config.build.assetsDir}/`;
  const sources = () => {
    found ??= readContent(config.root).then(content => survey(pictureEntries(content), home()));
    return found;
  };
  const grounds = async () => {
    const colors: string[] = [];
    for (const source of await sources()) colors.push(await groundColor(source, cache()));
    return colors;
  };

  return {
    name: 'pictures',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      return id === moduleId ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${moduleId}`) return pictureModule(await sources(), await grounds(), address());
      return undefined;
    },
    /** Fails the build before anything is written if a picture has a problem. */
    async buildStart() {
      if (config.command !== 'build') return;
      found = undefined;
      await grounds();
    },
    /**
     * Copies the files from the cache. They are not part of the bundle, because a thousand pictures do not fit into
     * memory. On this machine, the server encodes what a page requests.
     */
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir || config.mode === 'mailbox') return;
      config.logger.info('Encoding the pictures that are not in .cache/pictures; all take about a minute.');
      await publish(await sources(), cache(), join(dir, config.build.assetsDir));
    },
    configureServer(server) {
      server.middlewares.use(servePictures(home(), cache()));
      server.watcher.on('all', (_event, path) => {
        // Any change of the content, so that a mistake in it is reported on the page at once.
        if (!path.startsWith(join(config.root, 'src/content'))) return;
        found = undefined;
        reload(server);
      });
    },
  };
}

/** The module `virtual:pictures`; see src/virtual.d.ts. */
function pictureModule(sources: readonly Source[], grounds: readonly string[], address: string): string {
  const entries = sources.map(({ id, hash, width, height }, index) => [id, [hash, width, height, grounds[index]]]);
  return [
    `export const folder = ${JSON.stringify(address)};`,
    `export const pictures = ${JSON.stringify(Object.fromEntries(entries))};`,
  ].join('\n');
}

function reload({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const known = moduleGraph.getModuleById(`\0${moduleId}`);
    if (known) moduleGraph.invalidateModule(known);
  }
  environments.client?.hot.send({ type: 'full-reload' });
}
