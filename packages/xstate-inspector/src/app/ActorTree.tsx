import { type KeyboardEvent, useState } from 'react';
import { stateName } from 'xstate-paths/inside';
import { entryAt, statusAt, type Watched } from '../watch/watched';
import { Setting } from './Button';
import { useStore } from './store';

export function ActorTree() {
  const store = useStore();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const { showsEnded } = store.settings();
  const position = store.position();
  const selected = store.selected();
  const isShown = (watched: Watched): boolean => {
    const status = statusAt(watched, position);
    if (status === undefined) return watched === selected;
    return showsEnded || watched === selected || watched.ref === undefined || ['running', 'failed'].includes(status);
  };
  const shown = store.actors().filter(isShown);
  const nodes = inTree(shown, collapsed);
  const current = nodes.find(({ watched }) => watched === selected) ?? nodes[0];

  const turn = ({ path }: Watched, isCollapsed: boolean) => {
    const others = [...collapsed].filter(other => other !== path);
    setCollapsed(new Set(isCollapsed ? [...others, path] : others));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = current ? nodes.indexOf(current) : -1;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: nodes.length - 1 }[event.key];
    const next = to === undefined ? undefined : nodes[to]?.watched;
    if (next) store.select(next);
    else if (event.key === 'ArrowLeft' && current?.children.length && !collapsed.has(current.watched.path))
      turn(current.watched, true);
    else if (event.key === 'ArrowLeft' && current?.watched.owner) store.select(current.watched.owner);
    else if (event.key === 'ArrowRight' && current) turn(current.watched, false);
    else return;
    event.preventDefault();
    const { currentTarget } = event;
    requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };

  return (
    <section className="column" aria-label="Actors">
      <div className="scroll" role="tree" aria-label="Actors" onKeyDown={onKeyDown}>
        {nodes.map(({ watched, level, children }) => {
          const status = statusAt(watched, position);
          const note = status === 'running' ? !watched.graph && watched.kind : status;
          const state = watched.graph ? stateName(entryAt(watched, position)?.to) : '';
          return (
            <div
              key={watched.id}
              role="treeitem"
              className="actor"
              aria-level={level}
              aria-selected={watched === selected}
              aria-expanded={children.length > 0 ? !collapsed.has(watched.path) : undefined}
              tabIndex={watched === current?.watched ? 0 : -1}
              data-actor={watched.path}
              data-status={status}
              title={[watched.path, state].filter(Boolean).join(': ')}
              style={{ paddingLeft: `${level * 10 + 8}px` }}
              onClick={() => {
                // The row on which an actor threw explains more than its state.
                const crash = watched.log.findLast(({ error }) => error);
                if (status === 'failed' && crash && watched === selected) store.travel(crash);
                else store.select(watched);
              }}
            >
              {children.length > 0 ? (
                <span
                  className="twist"
                  aria-hidden="true"
                  onClick={event => {
                    event.stopPropagation();
                    turn(watched, !collapsed.has(watched.path));
                  }}
                >
                  {collapsed.has(watched.path) ? '▸' : '▾'}
                </span>
              ) : null}
              <b>{watched.name}</b>
              {state ? <code>{state}</code> : null}
              {note ? <em className="quiet">{note}</em> : null}
            </div>
          );
        })}
      </div>
      <div className="bar">
        <Setting name="showsEnded" icon="ended" label="Show ended actors" />
      </div>
    </section>
  );
}

/** Depth first. An actor whose parent is not shown is at the top level. */
function inTree(shown: readonly Watched[], collapsed: ReadonlySet<string>) {
  const known = new Set(shown);
  const childrenOf = new Map<Watched | undefined, Watched[]>();
  for (const watched of shown) {
    const owner = watched.owner && known.has(watched.owner) ? watched.owner : undefined;
    childrenOf.set(owner, [...(childrenOf.get(owner) ?? []), watched]);
  }
  const nodes: { watched: Watched; level: number; children: Watched[] }[] = [];
  const add = (watched: Watched, level: number) => {
    const children = childrenOf.get(watched) ?? [];
    nodes.push({ watched, level, children });
    if (!collapsed.has(watched.path)) for (const child of children) add(child, level + 1);
  };
  for (const root of childrenOf.get(undefined) ?? []) add(root, 1);
  return nodes;
}
