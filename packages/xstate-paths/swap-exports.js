// @ts-check
/** In the workspace, the package exports its sources; packed, what is built from them. After an interrupted `npm pack`, the next one puts that right. */
import { readFileSync, writeFileSync } from 'node:fs';

const [, , wanted] = process.argv;
const file = new URL('package.json', import.meta.url);
const manifest = readFileSync(file, 'utf8');
const [source, built] = [/"\.\/src\/(.*)\.ts"/g, /"\.\/dist\/(.*)\.js"/g];
const exported =
  wanted === 'built' ? manifest.replace(source, '"./dist/$1.js"') : manifest.replace(built, '"./src/$1.ts"');
writeFileSync(file, exported);
