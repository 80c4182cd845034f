/** `npm run audit`: asks the registry for known weaknesses of what visitors get. Fails when there are any. */
import { spawnSync } from 'node:child_process';
import { verdict } from './verdict';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { kind, words } = verdict(stdout);
console.log(words);
process.exitCode = kind === 'findings' ? 1 : 0;
