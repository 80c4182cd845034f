import { writeHead } from '../effects/write-head';
import { headTags } from './head';
import { pageWords } from './page-words';
import type { Route } from './routes';

/** Updates the document's head for a route. */
export function writeHeadOf(route: Route): void {
  writeHead(pageWords(route).title, headTags(route));
}
