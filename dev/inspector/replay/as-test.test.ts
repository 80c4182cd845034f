/** What is copied as a test is pasted beside the machine, unread, and run. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MACHINES, machineFiles } from '../machine-files';
import { lives } from '../testing/lives';
import { asTest } from './as-test';
import { recordingOf } from './recording';

const project = join(MACHINES, '..');

function textFor(folder: string, typed = false): string {
  const life = lives[folder];
  if (!life) throw new Error(`testing/lives.ts tells no life of ${folder}`);
  const watched = life.watch();
  return asTest(life, recordingOf(watched, typed));
}

/** Runs the pasted tests in a copy of machines/ and says how it went. */
async function paste(texts: {
  [folder: string]: string;
}): Promise<{ passed: string[]; failed: string[]; types: string }> {
  await mkdir(join(project, '.cache'), { recursive: true });
  const copy = await mkdtemp(join(project, '.cache/pasted-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(MACHINES, join(copy, 'machines'), { recursive: true, filter: path => !/\.(test|kit)\.ts$|kit$/.test(path) });
  for (const [folder, text] of Object.entries(texts)) {
    await writeFile(join(copy, 'machines', folder, 'pasted.test.ts'), text);
  }
  await writeFile(join(copy, 'vitest.config.ts'), 'export default {};');
  await writeFile(join(copy, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["machines"] }');
  const run = (...command: string[]) =>
    output([join(project, 'node_modules', command[0] ?? ''), ...command.slice(1)], copy);
  const types = await run('typescript/bin/tsc', '--noEmit', '-p', copy);
  const report = JSON.parse(await run('vitest/vitest.mjs', 'run', '--root', copy, '--reporter', 'json'));
  const of = (status: string) =>
    report.testResults
      .filter((file: { status: string }) => file.status === status)
      .map((file: { name: string }) => file.name.split('/').at(-2));
  return { passed: of('passed').sort(), failed: of('failed').sort(), types };
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

const folders = machineFiles().map(({ folder }) => folder);

it('passes as pasted, for each machine, and is sound TypeScript', async () => {
  const { passed, failed, types } = await paste(Object.fromEntries(folders.map(folder => [folder, textFor(folder)])));
  expect(types).toBe('');
  expect(failed).toEqual([]);
  expect(passed).toEqual(folders);
});

it('fails when the machine no longer does what was seen', async () => {
  const text = textFor('lightbox').replace("context: { photo: 'twists'", "context: { photo: 'cornrows'");
  expect((await paste({ lightbox: text })).failed).toEqual(['lightbox']);
});

it('expects what the parent was sent', () => {
  expect(textFor('contact-form')).toContain("expect(facts).toEqual([{ type: 'message.submitted' }, {");
});

it('holds typed text only when that is wanted', () => {
  expect(textFor('contact-form')).not.toMatch(/Ada|0142|Box braids/);
  expect(textFor('contact-form', true)).toContain('Ada "A." O’Neill');
});

it('reads like a test that somebody wrote', () => {
  expect(textFor('testimonial-rotator')).toMatchInlineSnapshot(`
    "import { expect, it } from 'vitest';
    import { createActor, fromCallback, SimulatedClock } from 'xstate';
    import { testimonialRotatorMachine } from './testimonial-rotator.machine';

    it('lives through after dwell, testimonial.choose, after dwell, 4 more events and ends in {testimonial, rotation.paused, pointer.away, tab.shown}', () => {
      const clock = new SimulatedClock();
      const actor = createActor(testimonialRotatorMachine.provide({
        actors: {
          pageVisibility: fromCallback(() => {}),
          motionPreference: fromCallback(() => {}),
        },
      }), { clock, input: { count: 3 } });
      actor.start();
      expect(actor.getSnapshot()).toMatchObject({ value: { testimonial: {}, rotation: { rotating: 'playing' }, pointer: 'away', tab: 'shown' }, context: { count: 3, index: 0 } });

      clock.increment(5000);
      expect(actor.getSnapshot()).toMatchObject({ value: { testimonial: {}, rotation: { rotating: 'playing' }, pointer: 'away', tab: 'shown' }, context: { index: 1 } });

      clock.increment(4999);
      actor.send({ type: 'testimonial.choose', index: 0 });
      expect(actor.getSnapshot()).toMatchObject({ value: { testimonial: {}, rotation: { rotating: 'playing' }, pointer: 'away', tab: 'shown' }, context: { index: 0 } });

      clock.increment(5000);
      expect(actor.getSnapshot()).toMatchObject({ value: { testimonial: {}, rotation: { rotating: 'playing' }, pointer: 'away', tab: 'shown' }, context: { index: 1 } });

      clock.increment(1203);
      actor.send({ type: 'pointer.enter' });
      expect(actor.getSnapshot()).toMatchObject({ value: { testimonial: {}, rotation: { rotating: 'waiting' }, pointer: 'over', tab: 'shown' } });

      actor.send({ type: 'pointer.leave' });
      expect(actor.getSnapshot()).toMatchObject({ value: { testimonial: {}, rotation: { rotating: 'playing' }, pointer: 'away', tab: 'shown' } });

      actor.send({ type: 'focus.enter', visible: false });
      expect(actor.getSnapshot()).toMatchObject({ value: { testimonial: {}, rotation: { rotating: 'playing' }, pointer: 'away', tab: 'shown' } });

      actor.send({ type: 'rotation.pause' });
      expect(actor.getSnapshot()).toMatchObject({ value: { testimonial: {}, rotation: 'paused', pointer: 'away', tab: 'shown' } });
      expect(actor.getSnapshot().context).toEqual({ count: 3, index: 1 });
    });
    "
  `);
});
