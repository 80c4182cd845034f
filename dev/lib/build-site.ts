import { join } from 'node:path';
import { type BuildMode, siteFolder } from '../../site-build/settings';
import { type Ended, run } from './run';

const project = join(import.meta.dirname, '../..');

/** Absolute path of the output folder of a build with the local mailbox. */
export const LOCAL_SITE = join(project, siteFolder('mailbox'));
/** Absolute path of the output folder of a live site. */
export const DIST = join(project, siteFolder('production'));

/** Builds in a separate process: inside a test runner, NODE_ENV would select React's development build. */
export function runBuild(mode: BuildMode, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  return run(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: project,
    env: {
      // The base path in .env is for the live site.
      BASE_PATH: '/',
      ...process.env,
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      ...env,
      NODE_ENV: 'production',
    },
  });
}

/** Builds the site, with output on the terminal; throws if the build fails. */
export async function buildSite(mode: BuildMode, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await runBuild(mode, env);
  process.stderr.write(output);
  if (code !== 0) throw new Error(`The site could not be built (exit code ${code})`);
}
