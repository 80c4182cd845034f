/** Runs a real nginx that serves a build: without root privileges, in a temporary folder, on any free port. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../../dev/lib/run';

const MODULE = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/etc/nginx/modules']
  .map(folder => join(folder, 'ngx_http_brotli_static_module.so'))
  .find(existsSync);
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const env = { ...process.env, PATH };
const has = (command: string) => !spawnSync(command, ['-v'], { env, stdio: 'ignore' }).error;

/** `/usr/sbin` may not be in PATH. */
const BINARY = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

/** The required tools that are not installed. */
export const missing = [
  ...(has('nginx') ? [] : ['nginx']),
  ...(MODULE ? [] : ['nginx’s brotli module']),
  ...(has('wrk') ? [] : ['wrk']),
];

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** `server`: lines of the server block: root, generated configuration, and lines that a test adds. */
export async function startNginx(server: string) {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  writeFileSync(file, configuration(home, port, server));
  const child = spawn(BINARY, ['-p', home, '-c', file, '-e', 'stderr'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const url = `http://127.0.0.1:${port}`;

  /** One raw request: no redirects followed, nothing decompressed. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const [response]: IncomingMessage[] = await once(request(url, { path, headers, method }).end(), 'response');
    if (!response) throw new Error(`No response to ${path}`);
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  }

  const isUp = () => ask('/', {}, 'HEAD').then(Boolean, () => false);
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (child.exitCode !== null || tries === 100) {
      child.kill();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await wait(50);
  }
  return {
    url,
    /** The command line of this nginx, to which `-t` or `-s reload` can be added. */
    command: `${BINARY} -p ${home} -c ${file} -e stderr`,
    /** nginx's error log. */
    said: () => said,
    ask,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'close');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function configuration(home: string, port: number, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${home}/${name};`,
  );
  return `daemon off;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
worker_processes 2;
pid ${home}/nginx.pid;
load_module ${MODULE};
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}
`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Runs wrk for `seconds`: 200 connections request these paths in turn. `errors`: wrk's output if some requests failed. */
export async function load(url: string, paths: readonly string[], seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  const script = join(folder, 'paths.lua');
  const list = paths.map(path => JSON.stringify(path)).join(', ');
  writeFileSync(
    script,
    `local paths, turn = { ${list} }, 0
     request = function() turn = turn % #paths + 1; return wrk.format('GET', paths[turn]) end`,
  );
  const options = ['-t', '2', '-c', '200', '-d', `${seconds}s`, '--timeout', '10s', '--latency', '-s', script];
  const { code, output: report } = await run('wrk', [...options, '-H', 'Accept-Encoding: br', url], { env });
  rmSync(folder, { recursive: true });
  const errors = report.split('\n').filter(line => /Socket errors|Non-2xx/.test(line));
  if (code !== 0) errors.push(`wrk ended with ${code}`);
  return { report, perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]), errors };
}
