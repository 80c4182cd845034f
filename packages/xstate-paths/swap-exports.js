// @ts-check
/** For the package in whose folder this runs. In the workspace, it exports its sources; packed, what is built from them, with the license. After an interrupted `npm pack`, the next one puts that right. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const isPacked = process.argv[2] === 'built';
const file = 'package.json';
const manifest = readFileSync(file, 'utf8');
const [source, built] = [/"\.\/src\/(.*)\.ts"/g, /"\.\/dist\/(.*)\.js"/g];
writeFileSync(file, isPacked ? manifest.replace(source, '"./dist/$1.js"') : manifest.replace(built, '"./src/$1.ts"'));
if (isPacked) copyFileSync('../../LICENSE', 'LICENSE');
else rmSync('LICENSE', { force: true });
