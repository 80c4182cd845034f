/**
 * Checks Node and the folder's name, and installs missing packages, before anything else runs. Plain JavaScript, because TypeScript may not be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const folder = fileURLToPath(new URL('..', import.meta.url));
// Vite and vanilla-extract misread these characters, and their errors do not name the folder.
if (/['#?]/.test(folder)) {
  console.error(`A folder's name contains ', # or ?, which breaks the build:\n${folder}\nRename the folder.`);
  process.exit(1);
}

/** npm keeps a copy of the lockfile in node_modules; if both agree, everything is installed. */
function isInstalled() {
  try {
    const versions = file => {
      const { packages } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
      return packages;
    };
    const wanted = versions('../package-lock.json');
    const present = versions('../node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  console.log('Installing missing packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
