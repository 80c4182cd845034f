/** `npm run paths`: walks every path on all three levels, and writes what happened for a person to read. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../../dev/build-site';
import { type MachineReport, pageOf } from './page';
import { secondsOf, type VitestReport } from './seconds';
import type { Story } from './storyboard';
import { sayAndKeep } from './summary';

const project = join(import.meta.dirname, '../../..');
const folder = join(project, 'reports/paths');

function walk(level: 'machine' | 'view' | 'browser', files: string, env: NodeJS.ProcessEnv = {}): VitestReport {
  const output = join(folder, `${level}.vitest.json`);
  const args = ['vitest', 'run', '--project', level, files, '--reporter=default', '--reporter=json'];
  const { status } = spawnSync('npx', [...args, `--outputFile.json=${output}`], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exitCode = 1;
  return JSON.parse(readFileSync(output, 'utf8')) as VitestReport;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await buildSite('mailbox');
const began = performance.now();
const reports = {
  machine: walk('machine', '.kit.ts'),
  view: walk('view', 'tests/models/view.test.tsx'),
  browser: walk('browser', 'tests/models/paths-on', {
    SITE_BUILT: '1',
    STORYBOARD: folder,
    TEST_EXTENT: 'full',
  }),
};

const wall = (performance.now() - began) / 1_000;

const stories = readdirSync(folder)
  .filter(file => file.endsWith('.json') && !file.endsWith('.vitest.json'))
  .map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Story);
const machines = [...new Set(stories.map(story => story.machine))].map((name): MachineReport => {
  const own = stories.filter(story => story.machine === name).sort((one, other) => one.path - other.path);
  const taken = new Set(own.flatMap(story => story.scenes.flatMap(scene => scene.taken)));
  const { declared = [], states = [], unreachable = {} } = own[0] ?? {};
  const once = own.filter(story => story.viewport === own[0]?.viewport);
  return {
    name,
    stories: own,
    declared,
    states,
    unreachable,
    notTaken: declared.filter(one => !taken.has(one) && !unreachable[one]),
    paths: once.length,
    steps: once.reduce((sum, story) => sum + story.scenes.length - 1, 0),
    seconds: {
      machine: secondsOf(reports.machine, name),
      view: secondsOf(reports.view, name),
      browser: secondsOf(reports.browser, name),
    },
  };
});

writeFileSync(join(folder, 'index.html'), pageOf(machines, project, wall));
if (machines.some(({ notTaken }) => notTaken.length > 0)) process.exitCode = 1;
sayAndKeep(machines, wall, process.exitCode !== 1);
console.log('reports/paths/index.html shows every step.');
