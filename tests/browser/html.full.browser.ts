import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildSite, LOCAL_SITE } from '../../dev/lib/build-site';

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

it('two builds of the same source write the same files, byte for byte', async () => {
  const SITE_FOLDER = '.cache/sites/again';
  const again = join(import.meta.dirname, '../..', SITE_FOLDER);
  onTestFinished(() => rm(again, { recursive: true, force: true }));
  await buildSite('mailbox', { SITE_FOLDER });
  const files = namesIn(LOCAL_SITE);
  expect(namesIn(again)).toEqual(files);
  expect(files.filter(name => !readFileSync(join(LOCAL_SITE, name)).equals(readFileSync(join(again, name))))).toEqual(
    [],
  );
});
