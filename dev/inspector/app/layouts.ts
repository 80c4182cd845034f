/** Lays out charts in a worker, because the site runs in the same thread as the inspector. */
import ElkApi from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { type Layout, layOut } from '../chart/layout';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** Trusted Types: the policy allows only this address as a script. */
const policy = trustedTypes?.createPolicy('layout-worker', { createScriptURL: () => workerAddress });

const elk = new ElkApi({
  workerFactory: () => new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress),
});

const layouts = new WeakMap<AnyStateMachine['config'], Promise<Layout>>();

/** The layout of a machine's chart, which is computed once; undefined until it is ready. */
export function useLayout({ machine }: { machine: AnyStateMachine }): Layout | undefined {
  const [laid, setLaid] = useState<{ config: object; layout: Layout }>();
  useEffect(() => {
    let isWanted = true;
    const layout = layouts.get(machine.config) ?? layOut(machine, elk);
    layouts.set(machine.config, layout);
    layout.then(
      done => isWanted && setLaid({ config: machine.config, layout: done }),
      reason => console.error(`The chart of ${machine.id} could not be laid out:`, reason),
    );
    return () => {
      isWanted = false;
    };
  }, [machine]);
  return laid?.config === machine.config ? laid.layout : undefined;
}
