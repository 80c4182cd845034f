/** Writes the generated parts of docs/architecture.md; part of `npm run generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { DOCUMENT, upToDate } from './document';

writeFileSync(DOCUMENT, await upToDate(readFileSync(DOCUMENT, 'utf8')));
