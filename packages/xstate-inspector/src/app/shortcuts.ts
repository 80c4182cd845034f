import { useEffect, useEffectEvent } from 'react';
import type { Store } from './store';

const focus = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus();

export const SHORTCUTS: { [key: string]: { help: string; run?: (store: Store) => void } } = {
  '?': { help: 'Show these shortcuts' },
  '1': { help: 'Go to the actors', run: focus('[role=tree] [tabindex="0"]') },
  '2': { help: 'Go to the chart', run: focus('.viewport, .facts button') },
  '3': { help: 'Go to the details', run: focus('.panel > summary') },
  '4': { help: 'Go to the timeline', run: focus('[role=grid]') },
  '5': { help: 'Go to the application', run: focus('iframe') },
  '/': { help: 'Filter the timeline', run: focus('[type=search]') },
  s: { help: 'Send an event', run: store => store.show('Send') },
  k: { help: 'Travel one row back', run: store => store.travelBy(-1) },
  j: { help: 'Travel one row forward', run: store => store.travelBy(1) },
  Escape: { help: 'Return to now', run: store => store.travel(undefined) },
  d: { help: 'Switch between rows and sequence diagram', run: store => store.toggle('isDiagram') },
  p: { help: 'Pause or resume time', run: store => store.toggle('isHeld') },
  b: { help: 'Show or hide the application' },
  '+ − 0 f': { help: 'In the chart: zoom, show all, follow the state' },
  '← ↑ → ↓': { help: 'In the chart: move it. In the timeline: travel' },
};

export function useShortcuts(store: Store, own: { [key: string]: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog');
    if (ctrlKey || metaKey || altKey || isTyping || event.defaultPrevented || !store.settings().hasShortcuts) return;
    const action = own[key] ?? SHORTCUTS[key]?.run;
    if (!action) return;
    event.preventDefault();
    action(store);
  });
  useEffect(() => window.addEventListener('keydown', onKey), []);
}
