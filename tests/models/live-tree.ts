/** Every machine of the site in one live tree, under the real root: its effects do nothing, and what would answer answers when it is told to. */
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  SimulatedClock,
  transition,
} from 'xstate';
import type { LateActor, Page } from '../../machines/page';
import { type SiteInput, siteMachine } from '../../machines/site/site.machine';
import { stateName } from './chart';
import { placeholdersOf } from './harness';
import type { AnyKit } from './kit';
import { alphabetOf, stringify } from './plan';
import { plain } from './replay';

/** Which machines live as long as one page is shown; the others are on every page. */
const PAGES: readonly (readonly string[])[] = [['testimonial-rotator'], ['gallery-filter', 'lightbox', 'zoom']];

/** Why two machines are never alive together; undefined where they are. */
export function neverTogether(one: string, other: string): string | undefined {
  const of = (name: string) => PAGES.findIndex(names => names.includes(name));
  if ([one, other].includes('photo-loading'))
    return 'a photo on its way is in no tree: its view starts it and hears nothing';
  if (of(one) >= 0 && of(other) >= 0 && of(one) !== of(other)) return 'they belong to different pages';
  return undefined;
}

const camel = (name: string) => name.replace(/-./g, letter => letter.slice(1).toUpperCase());

/** The machine with effects that do nothing. A child machine, as the zoom, keeps its own. */
function inert(kits: readonly AnyKit[], { machine }: AnyKit): AnyStateMachine {
  const child = (name: string) => kits.find(kit => camel(kit.name) === name);
  const { actors } = machine.implementations;
  return machine.provide({
    actors: Object.fromEntries(
      Object.keys(actors).map(name => {
        const kit = child(name);
        return [name, kit ? inert(kits, kit) : fromCallback(() => {})];
      }),
    ),
    actions: Object.fromEntries(placeholdersOf(machine).map(([name]) => [name, () => {}])),
  });
}

export interface LiveTree {
  /** Undefined while the machine is not alive. */
  actorOf: (kit: AnyKit) => AnyActorRef | undefined;
  stop: () => void;
}

/** The tree on a page where these machines are alive. */
export function growTree(kits: readonly AnyKit[], alive: readonly AnyKit[]): LiveTree {
  const kitNamed = (name: string): AnyKit => {
    const found = kits.find(kit => kit.name === name);
    if (!found) throw new Error(`There is no kit for ${name}`);
    return found;
  };
  const late = (name: string): LateActor => {
    const kit = kitNamed(name);
    return { logic: inert(kits, kit), input: (kit.input as object | undefined) ?? {} };
  };
  const hasGallery = alive.some(({ name }) => PAGES[1]?.includes(name));
  const { page } = kitNamed('navigation').input as { page: Page };
  const whole: Page = {
    ...page,
    // Without it the page has no form of its own, and the sheet opens.
    ...(alive.some(({ name }) => name === 'contact-form') && { contactForm: late('contact-form') }),
    ...(hasGallery ? { galleryFilter: late('gallery-filter') } : { testimonialRotator: late('testimonial-rotator') }),
  };
  const names = Object.keys(siteMachine.implementations.actors);
  const machine = siteMachine.provide({
    actors: Object.fromEntries(
      names.map(name => {
        const kit = kits.find(one => camel(one.name) === name);
        return [name, kit ? inert(kits, kit) : fromCallback(() => {})];
      }),
    ) as never,
    actions: Object.fromEntries(
      placeholdersOf(siteMachine as unknown as AnyStateMachine).map(([name]) => [name, () => {}]),
    ),
  });
  const timetable = kitNamed('open-hours').input as SiteInput['timetable'];
  const root = createActor(machine, { clock: new SimulatedClock(), input: { page: whole, timetable } });
  root.subscribe({ error: () => {} });
  root.start();
  if (hasGallery) root.send({ type: 'lightbox.load', lightbox: late('lightbox') });
  const actorNamed = (name: string): AnyActorRef | undefined =>
    (root.getSnapshot().context.actors as unknown as Record<string, AnyActorRef | undefined>)[name];
  return {
    actorOf({ name }) {
      const actor = name === 'zoom' ? actorNamed('lightbox')?.getSnapshot().children.zoom : actorNamed(camel(name));
      return actor?.getSnapshot().status === 'active' ? actor : undefined;
    },
    stop: () => root.stop(),
  };
}

/** What makes two moments of a machine the same. */
const kindOf = (kit: AnyKit, { value, context }: AnyMachineSnapshot) =>
  `${stateName(value)} ${stringify(kit.stateKey ? kit.stateKey(context) : plain(context))}`;

const MOST_KINDS = 2_000;
const routes = new Map<string, readonly AnyEventObject[] | undefined>();

/** What can happen to the machine now, of all that its kit knows of a page. */
export const eventsAt = (kit: AnyKit, { value, context }: AnyMachineSnapshot): AnyEventObject[] =>
  alphabetOf(kit, true).filter(
    event => kit.possible?.({ state: stateName(value), context, event, onPage: true }) ?? true,
  );

/** The fewest events that lead to a moment like this; undefined where none do. */
export function routeTo(
  kit: AnyKit,
  from: AnyMachineSnapshot,
  target: string,
  isThere: (snapshot: AnyMachineSnapshot) => boolean,
): readonly AnyEventObject[] | undefined {
  const key = `${kit.name}: ${kindOf(kit, from)} → ${target}`;
  if (routes.has(key)) return routes.get(key);
  const seen = new Map<string, { snapshot: AnyMachineSnapshot; events: readonly AnyEventObject[] }>([
    [kindOf(kit, from), { snapshot: from, events: [] }],
  ]);
  let found: readonly AnyEventObject[] | undefined;
  for (const { snapshot, events } of seen.values()) {
    if (isThere(snapshot)) {
      found = events;
      break;
    }
    if (seen.size > MOST_KINDS) break;
    for (const event of eventsAt(kit, snapshot)) {
      if (!snapshot.can(event)) continue;
      const next = transition(kit.machine, snapshot, event)[0];
      const kind = kindOf(kit, next);
      if (!seen.has(kind)) seen.set(kind, { snapshot: next, events: [...events, event] });
    }
  }
  routes.set(key, found);
  return found;
}
