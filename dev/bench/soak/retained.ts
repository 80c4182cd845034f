/** Memory retained by a page's scripts, read from a snapshot of Chromium's heap. */
import type { CDPSession } from 'playwright-core';

/**
 * Types of heap nodes that belong to Chromium, not to the page, and are left out. They vary by about a megabyte:
 * Chromium compiles hot code for hours, and stores data for the developer tools, such as a list of all requests.
 */
const OF_THE_ENGINE = ['code', 'native', 'object shape', 'hidden', 'synthetic'];

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** The number of reachable objects, functions, arrays and strings, and their size in bytes. */
export async function retained(cdp: CDPSession): Promise<{ objects: number; heap: number }> {
  const { snapshot, nodes } = await snapshotOf(cdp);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let objects = 0;
  let heap = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (OF_THE_ENGINE.includes(types[0][nodes[at + type] ?? 0] ?? '')) continue;
    objects += 1;
    heap += nodes[at + size] ?? 0;
  }
  return { objects, heap };
}

async function snapshotOf(cdp: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as Snapshot;
}
