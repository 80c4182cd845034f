/** Where the picture of the rooms stands in docs/architecture.md. */
import { join } from 'node:path';
import { mermaid } from './arrows';

export const DOCUMENT = join(import.meta.dirname, '../../docs/architecture.md');
const marks = /(<!-- rooms: begin[^>]*-->\n)[\s\S]*?(<!-- rooms: end -->)/;

/** The document with the picture as it is today. */
export function withRooms(text: string): string {
  if (!marks.test(text)) throw new Error('docs/architecture.md has lost the marks around its picture of the rooms');
  return text.replace(marks, (_, begin: string, end: string) => `${begin}${mermaid()}\n${end}`);
}
