// @ts-check
/**
 * In the workspace, the package exports its sources; packed, what is built from them: `node swap-exports.js built` before
 * packing, `node swap-exports.js sources` after it. After an interrupted `npm pack`, the next one puts everything right.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [, , wanted] = process.argv;
const file = new URL('package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const { exports: before } = manifest;
const exported = typeof before['.'] === 'string' ? 'sources' : 'built';
if (exported !== wanted) {
  manifest.exports = manifest.publishConfig.exports;
  manifest.publishConfig.exports = before;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
