/** The generated parts of docs/architecture.md, each between its own markers. */
import { join } from 'node:path';
import { actorTree } from './actor-tree';
import { mermaid } from './module-graph';

export const DOCUMENT = join(import.meta.dirname, '../../docs/architecture.md');
const parts = { actors: actorTree, imports: mermaid };

/** The document with its generated parts updated. */
export async function upToDate(text: string): Promise<string> {
  let result = text;
  for (const [name, write] of Object.entries(parts)) {
    const markers = new RegExp(`(<!-- ${name}: begin[^>]*-->\n)[\\s\\S]*?(<!-- ${name}: end -->)`);
    if (!markers.test(result)) throw new Error(`docs/architecture.md is missing the markers around its ${name}`);
    const part = await write();
    result = result.replace(markers, (_, begin: string, end: string) => `${begin}${part}\n${end}`);
  }
  return result;
}
