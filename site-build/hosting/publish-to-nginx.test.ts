import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, 'publish-to-nginx.sh');
const A_DAY_S = 24 * 60 * 60;
let server = '';

beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'server-'));
});
afterEach(() => rmSync(server, { recursive: true }));

/** Publishes a build that has one script, with this name. */
function publish(name: string, folder: string, home = join(server, 'home')): void {
  const build = join(server, name);
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, '_nginx.conf'), '# headers');
  writeFileSync(join(build, 'assets', `${name}.js`), name);
  execFileSync('sh', [script, build, home, folder], { cwd: server, env: { ...process.env, NGINX: 'true' } });
}

/** The folder with the scripts of the published site. */
function assets(folder: string): string {
  const conf = readFileSync(join(server, 'home/current.conf'), 'utf8');
  return join(/^root (.*);$/m.exec(conf)?.[1] ?? '', folder, 'assets');
}

function grow(older: number, folder: string): void {
  for (const file of readdirSync(assets(folder))) {
    const then = Date.now() / 1000 - older * A_DAY_S;
    utimesSync(join(assets(folder), file), then, then);
  }
}

describe.each([
  ['at the root of its domain', ''],
  ['in a subfolder', 'salon'],
])('a site on nginx, %s', (_, folder) => {
  it('keeps the files of the previous release, even if they are old', () => {
    publish('first', folder);
    grow(40, folder);
    publish('second', folder);
    expect(readdirSync(assets(folder)).sort()).toEqual(['first.js', 'second.js']);
  });

  it('deletes files that were replaced more than 30 days ago', () => {
    publish('first', folder);
    publish('second', folder);
    grow(40, folder);
    publish('third', folder);
    expect(readdirSync(assets(folder)).sort()).toEqual(['second.js', 'third.js']);
    grow(20, folder);
    publish('fourth', folder);
    expect(readdirSync(assets(folder)).sort()).toEqual(['fourth.js', 'second.js', 'third.js']);
  });

  it('does not publish the list of a release’s files', () => {
    publish('first', folder);
    expect(readdirSync(join(assets(folder), '..')).sort()).toEqual(['_nginx.conf', 'assets']);
  });

  it('can be published to a relative path', () => {
    publish('first', folder, 'home');
    expect(existsSync(join(assets(folder), 'first.js'))).toBe(true);
    publish('second', folder, 'home');
    expect(existsSync(join(assets(folder), 'first.js'))).toBe(true);
  });
});
