// @ts-check
/** In the workspace, the package exports its sources; packed, what is built from them. Run twice, this changes nothing. */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const { exports: before } = manifest;
manifest.exports = manifest.publishConfig.exports;
manifest.publishConfig.exports = before;
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
