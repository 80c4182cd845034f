/** The inspector with every machine of the site: replays, forms, and logs copied as tests. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { randomPath } from 'xstate-paths';
import { MACHINES, machinesByFolder } from '../dev/machines';
import { eventTypes } from '../packages/xstate-inspector/plugin/event-types.js';
import { isSendable } from '../packages/xstate-inspector/src/chart/names';
import { asTest } from '../packages/xstate-inspector/src/replay/as-test';
import { revived } from '../packages/xstate-inspector/src/replay/copy';
import { recordingOf } from '../packages/xstate-inspector/src/replay/recording';
import { replay } from '../packages/xstate-inspector/src/replay/replay';
import { happenedIn, watchMachine } from '../packages/xstate-inspector/src/testing/watch-machine';
import { createCopier, type PlainEvent } from '../packages/xstate-inspector/src/watch/plain';
import type { Watched } from '../packages/xstate-inspector/src/watch/watched';
import { kits } from './paths/kits';

const project = join(MACHINES, '..');
/** Number of events in a run, enough for actors to answer and delays to end. */
const LENGTH = 40;

/** Runs a machine under inspection, with events from its kit. */
function watch(name: string): Watched {
  const kit = kits.find(one => one.name === name);
  if (!kit) throw new Error(`No kit for ${name}`);
  const { copy } = createCopier();
  const { watched, clock } = watchMachine(kit.machine, copy(kit.input));
  const choices = Array.from({ length: LENGTH }, (_, index) => index * index * 37 + index * 11);
  for (const { event } of randomPath(kit, choices)) {
    const timer = watched.timers.find(({ type }) => type === event.type);
    if (event.type.startsWith('xstate.after.')) clock.step((timer?.due ?? clock.now()) - clock.now());
    else watched.ref?.send(revived(copy(event)) as PlainEvent);
    clock.step(37);
  }
  return watched;
}

const machines = await machinesByFolder();

it.each(machines)(
  'the log of the machine $name leads to the same states, contexts and sent events in a replay',
  ({ name }) => {
    const run = watch(name);
    expect(happenedIn(replay(recordingOf(run, true)).watched)).toEqual(happenedIn(run));
  },
);

it('the forms have the fields of every event that a machine handles', () => {
  const types = eventTypes(
    project,
    machines.map(({ path }) => path),
  );
  for (const [index, { machine, path }] of machines.entries())
    expect(Object.keys(types?.[index]?.[0] ?? {}), relative(project, path)).toEqual(
      expect.arrayContaining(machine.events.filter(isSendable)),
    );
});

it('a log copied as a test compiles and passes for each machine, and fails if the machine behaves differently', () => {
  mkdirSync(join(project, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(project, '.cache/pasted-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const filter = (path: string) => !/\.(test|kit)\.ts$|\/kit$/.test(path);
  cpSync(MACHINES, join(copy, 'machines'), { recursive: true, filter });
  cpSync(join(project, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  writeFileSync(join(copy, 'vitest.config.ts'), 'export default {};');
  const paste = (file: string, text: string) => writeFileSync(join(copy, 'machines', file), text);
  for (const { name, machine, path, exported } of machines) {
    const run = watch(name);
    /** The actors of a run are stubs; those of the machine are not. */
    const testOf = (watched: Watched) =>
      asTest({ module: `./${basename(path, '.ts')}`, name: exported }, { ...recordingOf(watched, false), machine });
    paste(`${name}/pasted.test.ts`, testOf(run));
    // Drops the first half of the events, as the timeline does at its limit.
    const middle = Math.floor(run.log.length / 2);
    const later = { ...run, checkpoint: run.log[middle], log: run.log.slice(middle + 1) };
    paste(`${name}/later.test.ts`, testOf(later));
    if (name === 'lightbox')
      paste(`${name}/changed.test.ts`, testOf(run).replace('value: "looking"', 'value: "sharing"'));
  }
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const run = (...command: string[]) => spawnSync('npx', command, { cwd: copy, env, encoding: 'utf8' }).stdout;
  expect(run('tsc', '--noEmit', '-p', 'machines')).toBe('');
  const { testResults } = JSON.parse(run('vitest', 'run', '--root', copy, '--reporter', 'json'));
  expect(testResults).toHaveLength(2 * machines.length + 1);
  const failed = testResults.filter(({ status }: { status: string }) => status !== 'passed');
  expect(failed.map(({ name }: { name: string }) => relative(join(copy, 'machines'), name))).toEqual([
    'lightbox/changed.test.ts',
  ]);
});
