/**
 * `npm run quality [-- mutants paths …] [--dirty]`: runs this repository's own commands one after the other, and writes what they
 * have measured as one table into docs/quality.md. What is named runs alone; of the others stands what was measured on the same commit.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../find-chromium';
import { changedFiles, git, project, stateOfCode, TABLE } from './commit';
import { type Part, run, standing } from './run';
import { steps } from './steps';
import { tableOf, unexplained } from './table';

const asked = process.argv.slice(2);
const dirty = asked.includes('--dirty');
const names = asked.filter(name => name !== '--dirty');
const known = steps.flatMap(({ name, parts }) => [name, ...parts]);
const unknown = names.filter(name => !known.includes(name));
const changed = changedFiles();
if (unknown.length > 0)
  stop(`There is no '${unknown.join("', '")}'. There are ${steps.map(({ name }) => name).join(', ')}.`);
if (changed.length > 0 && !dirty) {
  stop(
    `What is measured must be a commit, but these files have changed:\n${changed.join('\n')}\nCommit them, or add --dirty.`,
  );
}

function stop(words: string): never {
  console.error(words);
  process.exit(1);
}

const code = stateOfCode();
const parts: Part[] = [];
for (const step of steps) {
  if (names.length > 0 && !names.some(name => name === step.name || step.parts.includes(name))) {
    parts.push(...standing(step, code));
    continue;
  }
  const log = `reports/quality/${step.name}.log`;
  const began = performance.now();
  console.log(`${step.name} … ${log}`);
  const brought = await run(step, join(project, log));
  if (stateOfCode() !== code) stop('The code has changed while it was measured: nothing is written.');
  const figures = brought.flatMap(part => part.figures);
  const met = figures.filter(one => one.met).length;
  console.log(`  ${met} of ${figures.length} goals met, ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  for (const { what, figure } of figures.filter(one => !one.met)) console.log(`  short: ${what}: ${figure}`);
  parts.push(...brought);
}

const table = tableOf(parts, {
  commit: `${git('rev-parse', '--short', 'HEAD')}${changed.length > 0 ? ' and changes that are in no commit' : ''}`,
  day: git('log', '-1', '--format=%cs'),
  node: process.versions.node,
  chromium:
    spawnSync(ensureChromium(), ['--version'], { encoding: 'utf8' })
      .stdout.split(/ built| running/)[0]
      ?.trim() ?? '',
  cores: cpus().length,
});
const file = join(project, TABLE);
const around = /(<!-- quality: begin[^\n]*-->\n)[\s\S]*?(<!-- quality: end -->)/;
const page = readFileSync(file, 'utf8');
writeFileSync(
  file,
  page.replace(around, (_, begin, end) => `${begin}${table}\n${end}`),
);
console.log(`\n${table.split('\n')[2]} The table is in ${TABLE}.`);
const unsaid = unexplained(parts, page.replace(around, ''));
if (unsaid.length > 0) console.log(`Say there why these fall short, and what was tried:\n  ${unsaid.join('\n  ')}`);
if (parts.some(({ figures }) => figures.some(({ met }) => !met))) process.exitCode = 1;
