/** A kit is whole, or the type check says what it lacks: each way to perform an event and each sight of a state is taken out once. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');
const kits = readdirSync(join(project, 'machines'), { recursive: true, encoding: 'utf8' })
  .filter(file => /^([\w-]+)\/\1\.kit\.ts$/.test(file))
  .map(file => join('machines', file));

/** The source once for each entry of the object that begins in the line `part: {`, without it. Biome has set the indents. */
function withoutEach(source: string, part: string): { entry: string; source: string }[] {
  const lines = source.split('\n');
  const begin = lines.findIndex(line => line.trim() === `${part}: {`);
  if (begin === -1) return [];
  const indent = (lines[begin] ?? '').indexOf(part);
  const end = lines.indexOf(`${' '.repeat(indent)}},`, begin);
  const entry = new RegExp(`^ {${indent + 2}}'?([\\w.]+)'?[:(]`);
  const starts = [...lines.keys()].filter(at => at > begin && at < end && entry.test(lines[at] ?? ''));
  return starts.map((start, place) => ({
    entry: entry.exec(lines[start] ?? '')?.[1] ?? '',
    source: lines.toSpliced(start, (starts[place + 1] ?? end) - start).join('\n'),
  }));
}

const planted = kits.flatMap(kit => {
  const source = readFileSync(join(project, kit), 'utf8');
  const all = ['perform', 'seen'].flatMap(part => withoutEach(source, part).map(one => ({ part, ...one })));
  return all.map((one, index) => ({ ...one, kit, file: `${dirname(kit)}/planted-${index}.kit.ts` }));
});

describe('the type check', () => {
  const copy = mkdtempSync(join(tmpdir(), 'kits-'));
  let said = '';
  beforeAll(() => {
    cpSync(join(project, 'machines'), join(copy, 'machines'), { recursive: true });
    cpSync(join(project, 'tsconfig.json'), join(copy, 'tsconfig.json'));
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
    for (const { file, source } of planted) writeFileSync(join(copy, file), source);
    const args = ['tsc', '--noEmit', '-p', 'machines', '--pretty', 'false'];
    said = spawnSync('npx', args, { cwd: copy, encoding: 'utf8' }).stdout;
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(kits)('is asked about %s', kit => {
    expect(planted.filter(one => one.kit === kit && one.part === 'perform')).not.toEqual([]);
  });

  it('has nothing against the kits as they are', () => {
    const files = said
      .split('\n')
      .filter(line => line.includes('error TS'))
      .map(line => line.slice(0, line.indexOf('(')));
    expect(files.filter(file => !planted.some(one => one.file === file))).toEqual([]);
  });

  it.each(planted)('misses $entry where $kit must $part it', ({ file, entry }) => {
    const errors = said.split('\n').filter(line => line.startsWith(`${file}(`));
    expect(errors.join('\n')).toContain(entry);
  });
});
