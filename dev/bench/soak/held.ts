/** What the scripts of a page hold, read out of a snapshot of Chromium's heap. */
import type { CDPSession } from 'playwright-core';

/**
 * The whole heap says nothing of this within a megabyte: Chromium goes on compiling, for as long as hours, what is run often,
 * and keeps what a developer's tools ask of it, such as a list of all requests. Neither is the page's.
 */
const OF_THE_ENGINE = ['code', 'native', 'object shape', 'hidden', 'synthetic'];

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** How many objects, functions, lists and texts can still be reached, and the bytes that they take. */
export async function held(cdp: CDPSession): Promise<{ objects: number; heap: number }> {
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
