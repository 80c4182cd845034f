/** Keeps two commands from using the same folder at once. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inPlainWords } from './in-plain-words.ts';

/** Whether a process is running. It may belong to another user. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Notes that this process is doing `what`, until the returned function is called or the process ends. Throws if another
 * process is already doing it in this project.
 */
export function hold(root: string, what: string): () => void {
  const folder = join(root, '.cache/running');
  const file = join(folder, encodeURIComponent(what));
  const note = () => writeFileSync(file, `${process.pid}`, { flag: 'wx' });
  mkdirSync(folder, { recursive: true });
  try {
    note();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(readFileSync(file, 'utf8'));
    if (isRunning(pid)) {
      throw inPlainWords(
        `Another process (${pid}) is already ${what} in this folder. Wait until it ends. If there is none, delete ${relative('.', file)}`,
      );
    }
    rmSync(file);
    note();
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
