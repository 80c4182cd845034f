/** Pastes logs that the inspector copied as tests beside their machines, checks types and lint, and runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInspector } from 'vite-plugin-xstate-inspector';
import { expect, it, onTestFinished } from 'vitest';
import { type AnyStateMachine, assign, fromCallback, setup } from 'xstate';
import { MACHINES } from '../dev/machines';
import { asTest } from '../packages/xstate-inspector/src/replay/as-test';
import { recordingOf } from '../packages/xstate-inspector/src/replay/recording';
import { watchMachine } from '../packages/xstate-inspector/src/testing/watch-machine';
import { setMask } from '../packages/xstate-inspector/src/watch/mask';
import { runs } from './support/machine-runs';

const project = join(MACHINES, '..');

/** The log of a run, whose actors are stubs, for the machine with its actors. */
const recorded = ({ machine }: { machine: AnyStateMachine }, watched: Parameters<typeof recordingOf>[0]) => ({
  ...recordingOf(watched, false),
  machine,
});

/** Formats a text with the inspector's server. */
async function formatted(text: string): Promise<string> {
  const { handle } = createInspector(project);
  const server = createServer((request, response) => handle(request, response, () => response.end()));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/__inspector/format`;
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body: text })).text();
}

/** Checks pasted tests in a copy of machines/; returns the files that failed. */
async function paste(texts: { [file: string]: string }): Promise<{ failed: string[]; types: string; lint: string }> {
  await mkdir(join(project, '.cache'), { recursive: true });
  const copy = await mkdtemp(join(project, '.cache/pasted-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(MACHINES, join(copy, 'machines'), {
    recursive: true,
    filter: path => !/\.(test|kit)\.ts$|\/kit$/.test(path),
  });
  for (const [file, text] of Object.entries(texts)) await writeFile(join(copy, 'machines', file), text);
  await writeFile(join(copy, 'vitest.config.ts'), 'export default {};');
  for (const file of ['tsconfig.json', 'biome.json']) await cp(join(project, file), join(copy, file));
  const run = (...command: string[]) =>
    output([join(project, 'node_modules', command[0] ?? ''), ...command.slice(1)], copy);
  const types = await run('typescript/bin/tsc', '--noEmit', '-p', join(copy, 'machines'));
  // Formats all tests in one process; the inspector's server formats each by itself.
  await run('@biomejs/biome/bin/biome', 'check', '--write', 'machines');
  const lint = await run('@biomejs/biome/bin/biome', 'check', '--reporter=github', 'machines');
  const report = JSON.parse(await run('vitest/vitest.mjs', 'run', '--root', copy, '--reporter', 'json'));
  expect(report.testResults).toHaveLength(Object.keys(texts).length);
  const failed = report.testResults.filter(({ status }: { status: string }) => status !== 'passed');
  const names = failed.map(({ name }: { name: string }) => name.slice(join(copy, 'machines/').length));
  return { failed: names, types, lint };
}

async function output(command: string[], cwd: string): Promise<string> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const child = spawn(process.execPath, command, { cwd, env });
  let text = '';
  child.stdout.on('data', (data: Buffer) => {
    text += data;
  });
  await new Promise(resolve => child.once('close', resolve));
  return text;
}

it('a log copied as a test compiles, lints and passes for each machine, and fails if the machine behaves differently', async () => {
  const texts: { [file: string]: string } = {};
  for (const [folder, run] of Object.entries(runs)) {
    const watched = run.watch();
    texts[`${folder}/pasted.test.ts`] = asTest(run, recorded(run, watched));
    // Drops the first half of the events, as the timeline does at its limit.
    const middle = Math.floor(watched.log.length / 2);
    const later = { ...watched, checkpoint: watched.log[middle], log: watched.log.slice(middle + 1) };
    texts[`${folder}/later.test.ts`] = asTest(run, recorded(run, later));
  }
  const changed = texts['lightbox/pasted.test.ts']?.replace('value: "looking"', 'value: "sharing"') ?? '';
  const { failed, types, lint } = await paste({ ...texts, 'lightbox/changed.test.ts': changed });
  expect(types).toBe('');
  expect(lint).not.toContain('::error');
  expect(failed).toEqual(['lightbox/changed.test.ts']);
  // Compiling and running a whole project takes 20 s on an idle computer.
}, 180_000);

/** A fixture: a lamp with a timer. */
const lampMachine = setup({
  types: { context: {} as { lit: number }, events: {} as { type: 'lamp.press'; value: string } },
  actors: { motion: fromCallback(() => {}) },
  actions: { count: assign({ lit: ({ context }) => context.lit + 1 }), click: () => {} },
  delays: { economy: 5000 },
}).createMachine({
  id: 'lamp',
  context: { lit: 0 },
  initial: 'off',
  invoke: { id: 'motion', src: 'motion' },
  states: {
    off: { on: { 'lamp.press': { target: 'on', actions: ['count', 'click'] } } },
    on: { after: { economy: 'off' } },
  },
});

function lampText(typed = false): string {
  const { watched, clock } = watchMachine(lampMachine);
  setMask({ mask: ['value'] });
  const press = { type: 'lamp.press', value: 'Ada “A.” O’Neill' };
  watched.ref?.send(press);
  clock.step(5000);
  return asTest(
    { module: './lamp.machine', name: 'lampMachine' },
    { ...recordingOf(watched, typed), machine: lampMachine },
  );
}

it('a log copied as a test expects the events sent to the parent', () => {
  for (const run of Object.values(runs)) {
    const watched = run.watch();
    const [first] = watched.log.flatMap(({ sent }) => sent);
    if (!first) continue;
    expect(asTest(run, recorded(run, watched))).toContain(`expect(sent).toEqual([{ type: "${first.type}"`);
    return;
  }
  throw new Error('No run sends an event to its parent');
});

it('a log copied as a test contains typed text only on request', () => {
  expect(lampText()).not.toMatch(/Ada|O’Neill/);
  expect(lampText(true)).toContain('Ada “A.” O’Neill');
});

it('a log copied as a test is formatted like a handwritten test', async () => {
  expect(await formatted(lampText())).toMatchInlineSnapshot(`
    "import { expect, it } from 'vitest';
    import { createActor, fromCallback, SimulatedClock } from 'xstate';
    import { lampMachine } from './lamp.machine';

    it('reaches off after lamp.press, then after economy', () => {
      const clock = new SimulatedClock();
      const machine = lampMachine.provide({
        actors: {
          motion: fromCallback(() => {}),
        },
        actions: {
          click: () => {},
        },
      });
      const actor = createActor(machine, { clock });
      actor.start();
      expect(actor.getSnapshot()).toMatchObject({ value: 'off', context: { lit: 0 } });

      actor.send({ type: 'lamp.press', value: '*** ******** *********' });
      expect(actor.getSnapshot()).toMatchObject({ value: 'on', context: { lit: 1 } });

      clock.increment(5000);
      expect(actor.getSnapshot()).toMatchObject({ value: 'off' });
      expect(actor.getSnapshot().context).toEqual({ lit: 1 });
    });
    "
  `);
});
