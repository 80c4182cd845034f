/** Runs a real nginx that serves a build: without root privileges, in a temporary folder, on any free port. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const MODULE = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/etc/nginx/modules']
  .map(folder => join(folder, 'ngx_http_brotli_static_module.so'))
  .find(existsSync);
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const env = { ...process.env, PATH };
const has = (command: string, flag: string) => !spawnSync(command, [flag], { env, stdio: 'ignore' }).error;

/** `/usr/sbin` may not be in PATH. */
const BINARY = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

/** The required tools that are not installed. */
export const missing = [
  ...(has('nginx', '-v') ? [] : ['nginx']),
  ...(MODULE ? [] : ['nginx’s brotli module']),
  ...(has('wrk', '-v') ? [] : ['wrk']),
];

export interface NginxOptions {
  /** Lines of the server block: root, generated configuration, and lines that a test adds. */
  server: string;
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

export async function startNginx({ server }: NginxOptions) {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  writeFileSync(file, configuration(home, port, server));
  const child = spawn(BINARY, ['-p', home, '-c', file, '-e', 'stderr'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const url = `http://127.0.0.1:${port}`;
  await answering(child, port, () => said);
  return {
    url,
    /** The command line of this nginx, to which `-t` or `-s reload` can be added. */
    command: `${BINARY} -p ${home} -c ${file} -e stderr`,
    /** nginx's error log. */
    said: () => said,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') => ask(url, path, headers, method),
    async stop(): Promise<void> {
      const gone = new Promise(resolve => child.once('close', resolve));
      child.kill('SIGTERM');
      await gone;
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

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** One raw request: no redirects followed, nothing decompressed. */
function ask(url: string, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { path, headers, method }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(chunks),
        }),
      );
    });
    asking.once('error', reject);
    asking.end();
  });
}

export interface Load {
  report: string;
  perSecond: number;
  /** wrk's output if some requests failed. */
  errors: string[];
}

/** Runs wrk for `seconds`: 200 connections request these paths in turn. */
export async function load(url: string, paths: readonly string[], seconds: number): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  const script = join(folder, 'paths.lua');
  const list = paths.map(path => JSON.stringify(path)).join(', ');
  writeFileSync(
    script,
    `local paths, turn = { ${list} }, 0
     request = function() turn = turn % #paths + 1; return wrk.format('GET', paths[turn]) end`,
  );
  const options = ['-t', '2', '-c', '200', '-d', `${seconds}s`, '--timeout', '10s', '--latency', '-s', script];
  const child = spawn('wrk', [...options, '-H', 'Accept-Encoding: br', url], { env });
  let report = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (report += chunk));
  const code = await new Promise(resolve => child.once('close', resolve));
  rmSync(folder, { recursive: true });
  const errors = report.split('\n').filter(line => /Socket errors|Non-2xx/.test(line));
  if (code !== 0) errors.push(`wrk ended with ${code}`);
  return { report, perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]), errors };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => probe.close(resolve));
  return port;
}

async function answering(child: ChildProcess, port: number, said: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const up = await ask(`http://127.0.0.1:${port}`, '/', {}, 'HEAD').catch(() => undefined);
    if (up) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`nginx did not start:\n${said()}`);
}
