import { type ReactNode, Suspense, useState } from 'react';
import { Group, Panel, Separator, useDefaultLayout, usePanelRef } from 'react-resizable-panels';
import type { Box } from '../chart/graph';
import { hasChart } from '../watch/watched';
import { ActorTree } from './ActorTree';
import { ApplicationPane } from './ApplicationPane';
import { Button, Setting } from './Button';
import { Details } from './Details';
import { SHORTCUTS, useShortcuts } from './shortcuts';
import { useStore } from './store';
import { Timeline } from './Timeline';
import { Toolbar } from './Toolbar';
import { Viewport } from './Viewport';
import { WithoutChart } from './WithoutChart';

/** The tools on the left, the application on the right; the tab order is the same. `base` is the path of the application. */
export function App({ base }: { base: string }) {
  const store = useStore();
  const pane = usePanelRef();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const selected = store.selected();
  const entry = selected && store.entryOf(selected);
  const machine = selected && hasChart(selected) ? selected : undefined;
  const toggle = () => (pane.current?.isCollapsed() ? pane.current.expand() : pane.current?.collapse());
  useShortcuts(store, { '?': () => setHelpOpen(true), b: toggle });
  const chart = machine ? (
    <Suspense fallback={<p className="padded quiet">Laying out {statesIn(machine.graph.root)} states…</p>}>
      <Viewport key={machine.id} watched={machine} entry={entry} />
    </Suspense>
  ) : (
    <WithoutChart watched={selected} />
  );
  return (
    <>
      <Toolbar onToggle={toggle} onHelp={() => setHelpOpen(true)} />
      <main>
        <Panes name="whole">
          <Panel id="tools" defaultSize="70%" minSize="30%">
            <Panes name="tools" orientation="vertical">
              <Panel id="above" defaultSize="60%" minSize="15%">
                <Panes name="above">
                  <Panel id="actors" defaultSize="20%" minSize="180px">
                    <ActorTree />
                  </Panel>
                  <Separator className="splitter" aria-label="Width of the actors" />
                  <Panel id="chart" minSize="20%">
                    {chart}
                  </Panel>
                  <Separator className="splitter" aria-label="Width of the details" />
                  <Panel id="details" defaultSize="26%" minSize="12%">
                    {machine ? <Details key={machine.id} watched={machine} entry={entry} /> : null}
                  </Panel>
                </Panes>
              </Panel>
              <Separator className="splitter" aria-label="Height of the timeline" />
              <Panel id="timeline" minSize="15%">
                <Timeline />
              </Panel>
            </Panes>
          </Panel>
          <Separator className="splitter" aria-label="Width of the application’s pane" />
          <Panel id="application" panelRef={pane} collapsible minSize="12%">
            <ApplicationPane base={base} />
          </Panel>
        </Panes>
      </main>
      {isHelpOpen ? <Help onClose={() => setHelpOpen(false)} /> : null}
    </>
  );
}

const statesIn = ({ children }: Box): number => 1 + children.reduce((sum, child) => sum + statesIn(child), 0);

function Panes({ name, children, ...group }: { name: string; orientation?: 'vertical'; children: ReactNode }) {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({ id: `xstate-inspector ${name}` });
  return (
    <Group {...group} {...(defaultLayout && { defaultLayout })} onLayoutChanged={onLayoutChanged}>
      {children}
    </Group>
  );
}

function Help({ onClose }: { onClose: () => void }) {
  return (
    <dialog ref={dialog => dialog?.showModal()} onClose={onClose} aria-labelledby="help-heading">
      <h2 id="help-heading">Keyboard shortcuts</h2>
      <table>
        <tbody>
          {Object.entries(SHORTCUTS).map(([keys, { help }]) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{help}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <form method="dialog" className="bar">
        <Setting name="hasShortcuts" icon="keys" label="Shortcuts work" />
        <Button type="submit" label="Close" />
      </form>
    </dialog>
  );
}
