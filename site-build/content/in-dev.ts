import { join } from 'node:path';
import type { Plugin } from 'vite';
import { locator } from '../preflight/lines.ts';
import { readContent } from './read.ts';
import { contentStops } from './stops.ts';

/** Checks the content in `vite dev`, at the start and after each change, and shows problems in terminal and browser. */
export function contentInDev(): Plugin {
  return {
    name: 'content-in-dev',
    apply: 'serve',
    configureServer({ config: { root, logger }, environments, watcher }) {
      const { hot } = environments.client;
      let shown = '';
      let last = 0;
      const error = () => ({ type: 'error' as const, err: { message: shown, stack: '', plugin: 'content' } });
      async function check() {
        last += 1;
        const own = last;
        const problems = await problemsOf(root);
        if (own !== last) return;
        const fixed = shown !== '' && problems === '';
        shown = problems;
        if (problems) {
          logger.error(`\n${problems}`, { timestamp: true });
          hot.send(error());
        } else if (fixed) {
          logger.info('\nThe content has no more errors.', { timestamp: true });
          hot.send({ type: 'full-reload' });
        }
      }
      // A page that is opened later shows the problems, too.
      hot.on('vite:client:connect', (_, client) => {
        if (shown) client.send(error());
      });
      watcher.on('all', (_, path) => {
        if (path.startsWith(join(root, 'src/content'))) void check();
      });
      void check();
    },
  };
}

/** All problems of the content as one text, empty if there are none. */
async function problemsOf(root: string): Promise<string> {
  try {
    const stops = contentStops(await readContent(root), locator(root));
    return stops.map(({ where, text }) => `${where}: ${text}`).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
