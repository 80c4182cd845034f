// @ts-check
/** For the package in whose folder this runs. In the workspace, it exports its sources; packed, what is built from them. After an interrupted `npm pack`, the next one puts that right. */
import { readFileSync, writeFileSync } from 'node:fs';

const [, , wanted] = process.argv;
const file = 'package.json';
const manifest = readFileSync(file, 'utf8');
const [source, built] = [/"\.\/src\/(.*)\.ts"/g, /"\.\/dist\/(.*)\.js"/g];
const exported =
  wanted === 'built' ? manifest.replace(source, '"./dist/$1.js"') : manifest.replace(built, '"./src/$1.ts"');
writeFileSync(file, exported);
