/**
 * How to book, in the languages that the site shows. A live build replaces this module with its value
 * (site-build/content/evaluated.ts), which has only the languages that a native speaker has checked; on a developer's machine,
 * all are shown.
 */
import { howToBook } from './how-to-book';

export const languages = howToBook.filter(({ checked }) => checked || import.meta.env.LOCAL_MAILBOX);
