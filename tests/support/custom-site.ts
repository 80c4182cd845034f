/** A copy of the project with an owner's data, which tests change in one place at a time. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { copyProject, type ProjectCopy } from '../../dev/lib/project-copy';
import { LOCAL_MAILBOX } from '../../dev/outbox';
import { readContent } from '../../site-build/content/read';
import type { Environment } from '../../site-build/environment';
import { type Finding, preflight } from '../../site-build/preflight';
import { replaceContent, settings } from './custom-content';

export function useCustomSite() {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject();
    await replaceContent(copy);
  });
  afterAll(() => copy.remove());

  async function findings(): Promise<Finding[]> {
    // Not read through Vite, which would add the environment of the test run.
    const environment: Environment = parseEnv(await copy.read('.env'));
    const today = `${new Date().getFullYear()}-06-15`;
    const content = await readContent(copy.root);
    return preflight({ root: copy.root, content, environment, mailbox: LOCAL_MAILBOX, today });
  }

  /** Calls `look` while one text of a file is replaced, and restores the file afterward. */
  async function after<T>(file: string, before: string | RegExp, text: string, look: () => T | Promise<T>): Promise<T> {
    const whole = await copy.read(file);
    await copy.edit(file, before, text);
    const seen = await look();
    await copy.write(file, whole);
    return seen;
  }

  /** Runs the command itself, with the values of `.env` and an unreachable mail service. */
  function command(...args: string[]) {
    const script = [join(copy.root, 'node_modules/tsx/dist/cli.mjs'), 'dev/preflight/index.ts', ...args];
    const none = Object.fromEntries(Object.keys(settings).map(name => [name, undefined]));
    const env = { ...process.env, ...none, EMAILJS_ORIGIN: 'http://127.0.0.1:1' };
    return spawnSync(process.execPath, script, { cwd: copy.root, encoding: 'utf8', env });
  }

  return {
    findings,
    command,
    injected: (file: string, before: string | RegExp, text: string) => after(file, before, text, findings),
    after,
    copy: () => copy,
  };
}

/** A change to a file of the content, and what preflight then says. */
export type Omission<Text> = [name: string, file: string, before: string | RegExp, after: string, text: Text];
