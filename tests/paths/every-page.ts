/** What every page of this site must show. */
import type { Aspects } from 'xstate-paths';
import { everyPage } from '../../machines/kit';
import { pageWords } from '../../src/site/page-words';
import { findRoute } from '../../src/site/routes';
import { content } from './content';

const links = everyPage(content);

/** The expected aspects at an address, whose page may still show another head. */
export function expectedAt(path: string, seen: Readonly<Record<string, string>>): Aspects {
  const { title, description } = pageWords(findRoute(path));
  return { title, description, language: 'en', ...links(seen) };
}
