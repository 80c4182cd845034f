/**
 * Ends a test process whose event loop has been blocked for most of a minute. Vitest's timeouts are timers, which a
 * blocked process never runs, so the whole run would wait for it. Other processes continue.
 */
import { url as debuggerUrl } from 'node:inspector';
import { setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect } from 'vitest';

/** How long the event loop may be blocked, in seconds. */
const LIMIT = 45;

interface Shared {
  /** Incremented as long as the event loop runs. */
  beats: Int32Array<SharedArrayBuffer>;
  watchdog: Worker;
}

/** Counts seconds without an increment instead of comparing clocks, because a laptop may have slept. */
const watch = `
const { parentPort, workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let place = '', beats = -1, still = 0;
parentPort.on('message', name => { place = name; });
setInterval(() => {
  const now = Atomics.load(workerData.beats, 0);
  still = now === beats ? still + 1 : 0;
  beats = now;
  if (still < ${LIMIT}) return;
  writeSync(2, \`\\n\${place} has blocked its process for ${LIMIT} s, probably in an endless loop. The process is killed.\\n\`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

const shared = globalThis as { __watchdog?: Shared };

function start(): Shared {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const watchdog = new Worker(watch, { eval: true, workerData: { beats } });
  watchdog.unref();
  setInterval(() => Atomics.add(beats, 0, 1), 1_000).unref();
  // Open servers and browsers would keep the process running. Exit handlers close them; Vitest does not let tests call
  // exit.
  const end = () => {
    process.emit('exit', 143);
    process.kill(process.pid, 'SIGKILL');
  };
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  return { beats, watchdog };
}

// Not in a debugger, because a breakpoint blocks the event loop, too.
if (!debuggerUrl()) {
  shared.__watchdog ??= start();
  const { watchdog } = shared.__watchdog;
  watchdog.postMessage(expect.getState().testPath ?? 'A test file');
  beforeEach(({ task }) => watchdog.postMessage(`${task.file.name}, "${task.name}",`));
}
