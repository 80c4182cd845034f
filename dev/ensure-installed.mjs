/** Checks Node, and installs missing packages, before anything else runs. Plain JavaScript, because tsx may be missing. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < 20 || (major === 20 && minor < 19);
if (isOld || /['#?]/.test(process.cwd())) {
  const old = `Node 20.19 or newer is needed; this is ${process.versions.node}.`;
  console.error(
    isOld
      ? old
      : `Vite cannot build in ${process.cwd()}: please rename the folder so that its path contains none of ' # ?`,
  );
  process.exit(1);
}

/** npm keeps a copy of the lockfile in node_modules; if both agree, everything is installed. */
function isInstalled() {
  const packages = file => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')).packages;
  try {
    const present = packages('../node_modules/.package-lock.json');
    const wanted = Object.entries(packages('../package-lock.json')).filter(([path, { optional }]) => path && !optional);
    return wanted.every(([path, { version }]) => present[path]?.version === version);
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  const command = 'npm ci --include=dev --no-audit --no-fund';
  console.log(`Installing the packages of package-lock.json: ${command} …`);
  process.exitCode = spawnSync(command, { stdio: 'inherit', shell: true }).status ?? 1;
}
