/** Which actor starts which, recorded from running machines, for docs/architecture.md. */
import { type AnyStateMachine, createActor, fromTransition } from 'xstate';
import type { LateActor, Page } from '../../machines/page';
import { siteMachine } from '../../machines/site/site.machine';
import { machinesInTheirRoom } from '../inspector/charts';
import { isAwaited, withStandIns } from '../inspector/replay/stand-ins';

/** The tree, and the chart of its root. */
export async function actorTree(): Promise<string> {
  const machines = new Map((await machinesInTheirRoom()).map(({ machine }) => [machine.id, machine]));
  const found = new Set<string>();

  function linesOf(id: string, depth: number, parent?: AnyStateMachine, note = ''): string[] {
    found.add(id);
    const machine = machines.get(id);
    const kind = machine || !parent ? note : isAwaited(parent, id) ? ' (promise)' : ' (callback)';
    const children = machine ? invokedBy(machine).flatMap(child => linesOf(child, depth + 1, machine)) : [];
    return [`${'  '.repeat(depth)}${id}${kind}`, ...children];
  }

  const spawned = spawnedBySite().flatMap(({ id, lasts }) => linesOf(id, 1, siteMachine, lasts));
  const tree = [...linesOf(siteMachine.id, 0), ...spawned];
  const outside = [...machines.keys()].filter(id => !found.has(id));
  const others = outside.flatMap(id => ['', ...linesOf(id, 0, undefined, ' (not a child of site)')]);
  return ['```text', ...tree, ...others, '```', '', '![Statechart of the site](../machines/site/chart.svg)'].join('\n');
}

function invokedBy(machine: AnyStateMachine): string[] {
  const collect = (node: AnyStateMachine['root']): string[] => [
    ...node.invoke.map(({ id }) => id),
    ...Object.values(node.states).flatMap(collect),
  ];
  return [...new Set(collect(machine.root))];
}

/** Runs the root through three pages: without page actors, with all of them, and without them again. */
function spawnedBySite(): { id: string; lasts: string }[] {
  const late: LateActor = { logic: fromTransition(() => ({}), {}), input: {} };
  const plain: Page = { path: '/', exists: true };
  const full: Required<Page> = {
    ...plain,
    hairstyle: '',
    contactForm: late,
    testimonialRotator: late,
    galleryFilter: late,
    askBar: late,
  };
  const site = createActor(withStandIns(siteMachine), {
    input: { page: plain, timetable: { hours: [], closures: [] } },
  });
  const running = () => Object.keys(site.getSnapshot().children);
  site.start();
  const always = running();
  site.send({ type: 'page.shown', page: full });
  site.send({ type: 'lightbox.load', lightbox: late });
  const all = running();
  site.send({ type: 'page.shown', page: plain });
  const kept = running();
  site.stop();
  const lasts = (id: string) =>
    always.includes(id) ? '' : kept.includes(id) ? ' (from its first use)' : ' (while its page is shown)';
  return all.map(id => ({ id, lasts: lasts(id) }));
}
