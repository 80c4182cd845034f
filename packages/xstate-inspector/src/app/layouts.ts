/** Lays out charts in a worker, because the site runs in the same thread as the inspector. */
import ElkApi from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import type { Graph } from '../chart/graph';
import { type Layout, layOut } from '../chart/layout';
import { thrown } from '../watch/plain';
import { store } from './store';

const elk = new ElkApi({ workerFactory: () => new Worker(workerAddress) });

const layouts = new WeakMap<Graph, Promise<Layout>>();

export function layoutOf(graph: Graph): Promise<Layout> {
  const layout =
    layouts.get(graph) ??
    layOut(graph, elk).catch(reason => {
      store.set({ problem: `The chart of ${graph.id} could not be laid out: ${thrown(reason).message}` });
      return { machine: graph.id, width: 0, height: 0, boxes: [], arrows: [], dots: [] };
    });
  layouts.set(graph, layout);
  return layout;
}
