import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BuildMode } from '../build/environment';
import { siteFolder } from '../build/site-folder';

const project = join(import.meta.dirname, '..');
const VITE = join(project, 'node_modules/vite/bin/vite.js');

/** Where each kind of build is written, from the project's root. */
export const LOCAL_SITE = join(project, siteFolder('mailbox'));
export const DIST = join(project, siteFolder('release'));

export interface BuildResult {
  /** 0 when the site was built. */
  code: number | null;
  /** All that the build has said. */
  output: string;
}

/** Builds in a process of its own: inside a test runner NODE_ENV would ship React's development build. */
export async function runBuild(mode: BuildMode, env: NodeJS.ProcessEnv = {}): Promise<BuildResult> {
  const child = spawn(process.execPath, [VITE, 'build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: project,
    // What .env says about the live site's folder and its mail is not meant for this machine.
    env: {
      BASE_PATH: '/',
      VITE_MAIL_SERVICE: 'emailjs',
      ...process.env,
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      ...env,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output };
}

/** Builds and passes on what the build says; throws when there is no site afterwards. */
export async function buildSite(mode: BuildMode, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await runBuild(mode, env);
  process.stderr.write(output);
  if (code !== 0) throw new Error(`The site could not be built (exit code ${code})`);
}
