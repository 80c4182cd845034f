import { Suspense, useState } from 'react';
import { Group, Panel, Separator, usePanelRef } from 'react-resizable-panels';
import { entryAt, isMachine } from '../watch/watched';
import { ActorTree } from './ActorTree';
import { Details } from './Details';
import { Help } from './Help';
import { SitePane } from './SitePane';
import { useShortcuts } from './shortcuts';
import { Timeline } from './Timeline';
import { Toolbar } from './Toolbar';
import { useStore } from './use-store';
import { Viewport } from './Viewport';

/** The tools on the left, the site on the right; the tab order is the same. */
export function App() {
  const store = useStore();
  const site = usePanelRef();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const selected = store.selected();
  const entry = selected && entryAt(selected, store.position());
  const machine = selected && isMachine(selected) ? selected : undefined;
  const toggleSite = () => (site.current?.isCollapsed() ? site.current.expand() : site.current?.collapse());
  useShortcuts(store, { '?': () => setHelpOpen(true), b: toggleSite });
  return (
    <>
      <Toolbar onToggleSite={toggleSite} onHelp={() => setHelpOpen(true)} />
      <main className="panes">
        <Group>
          <Panel defaultSize="70%" minSize="30%">
            <Group orientation="vertical">
              <Panel defaultSize="52%" minSize="15%">
                <Group>
                  <Panel defaultSize="20%" minSize="180px" className="pane">
                    <ActorTree />
                  </Panel>
                  <Separator className="splitter" aria-label="Width of the actors" />
                  <Panel minSize="20%" className="pane">
                    {machine ? (
                      <Suspense>
                        <Viewport key={machine.id} watched={machine} entry={entry} />
                      </Suspense>
                    ) : (
                      <p className="empty">
                        {selected
                          ? `A ${selected.kind} has no chart. It is ${selected.status}.`
                          : 'No actor has started yet: open a page of the site.'}
                      </p>
                    )}
                  </Panel>
                  <Separator className="splitter" aria-label="Width of the details" />
                  <Panel defaultSize="28%" minSize="12%" className="pane">
                    {machine ? <Details key={machine.id} watched={machine} entry={entry} /> : null}
                  </Panel>
                </Group>
              </Panel>
              <Separator className="splitter" aria-label="Height of the timeline" />
              <Panel minSize="15%" className="pane">
                <Timeline />
              </Panel>
            </Group>
          </Panel>
          <Separator className="splitter" aria-label="Width of the site" />
          <Panel panelRef={site} collapsible minSize="12%" className="pane">
            <SitePane />
          </Panel>
        </Group>
      </main>
      {isHelpOpen ? <Help onClose={() => setHelpOpen(false)} /> : null}
    </>
  );
}
