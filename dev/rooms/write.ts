/** Draws the rooms anew; part of `npm run charts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { DOCUMENT, withRooms } from './document';

writeFileSync(DOCUMENT, withRooms(readFileSync(DOCUMENT, 'utf8')));
