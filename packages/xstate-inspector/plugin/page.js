// @ts-check
/** The inspector's page: a checkout builds it in another process, because this one's NODE_ENV may select React's development build. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('..', import.meta.url));
const page = join(project, 'dist/page');
const sources = join(project, 'src');

/** @type {Promise<unknown> | undefined} */
let building;

/** The folder with the page, which has the page's path in it. @returns {Promise<string>} */
export async function pageFolder() {
  if (!isCurrent()) building ??= promisify(execFile)(process.execPath, [join(project, 'plugin/build.js')]);
  await building?.finally(() => {
    building = undefined;
  });
  return page;
}

/** Whether the page is newer than its sources and the packages in it. Only a checkout contains the sources. */
function isCurrent() {
  if (!existsSync(join(sources, 'app'))) return true;
  const timeOf = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map(file => join(sources, file));
  const others = ['../xstate-paths/src/inside.ts', '../../node_modules/.package-lock.json'];
  return [...files, ...others.map(file => join(project, file))].every(
    file => timeOf(file) < timeOf(join(page, '__inspector/index.html')),
  );
}
