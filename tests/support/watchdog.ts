/**
 * Ends a worker process whose event loop has been blocked for most of a minute. Vitest's own time-outs are timers, which such
 * a process never reaches; it would keep the whole run waiting. The files of other workers go on.
 */
import { setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';
import { beforeEach } from 'vitest';

/** In milliseconds. */
const PATIENCE = 45_000;
const BEAT = 1_000;

interface Shared {
  /** Counts up for as long as the event loop turns. */
  beats: Int32Array<SharedArrayBuffer>;
  watchdog: Worker;
}

const watch = `
const { parentPort, workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let place = '', beats = -1, since = Date.now();
parentPort.on('message', name => { place = name; });
setInterval(() => {
  const now = Atomics.load(workerData.beats, 0);
  if (now !== beats) { beats = now; since = Date.now(); return; }
  if (Date.now() - since < ${PATIENCE}) return;
  writeSync(2, \`\\n\${place} has blocked its process for ${PATIENCE / 1_000} s, probably in an endless loop. The process is ended.\\n\`);
  process.kill(process.pid, 'SIGKILL');
}, ${BEAT});
`;

const world = globalThis as { __watchdog?: Shared };

function start(): Shared {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const watchdog = new Worker(watch, { eval: true, workerData: { beats } });
  watchdog.unref();
  setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
  return { beats, watchdog };
}

world.__watchdog ??= start();
const { watchdog } = world.__watchdog;
watchdog.postMessage('A file that is being loaded');
beforeEach(({ task }) => watchdog.postMessage(`${task.file.name}, "${task.name}",`));
