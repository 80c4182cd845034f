/** The machines of one page, running under the real root machine. Their effects do nothing; tests send the results of their actors. */
import {
  type AnyActor,
  type AnyActorLogic,
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
import type { PageName } from '../../src/site/page-name';
import { stateName } from './chart';
import { placeholdersOf } from './harness';
import type { AnyKit } from './kit';
import { alphabetOf, stringify } from './plan';
import { plain } from './replay';

/** The pages that have the request form. */
export const WITH_FORM: readonly PageName[] = ['contact'];
const IN_LIGHTBOX = ['lightbox', 'zoom', 'photo-loading'];

/** The reason why two machines never run together; undefined if they can. */
export function neverTogether(one: AnyKit, other: AnyKit): string | undefined {
  return one.page && other.page && one.page !== other.page ? 'they belong to different pages' : undefined;
}

export const camel = (name: string) => name.replace(/-./g, letter => letter.slice(1).toUpperCase());

/** What a tree needs to be rendered. */
export interface Rendering {
  /** Adds the page's view to a page that has only machines. `name`: 'contact', 'services' or a kit's `page`. */
  draw: (page: Page, name: string) => Page;
  /** Effects that show something, by name. */
  actors: Readonly<Record<string, AnyActorLogic>>;
  actions: AnyStateMachine['implementations']['actions'];
}

/** A copy of the machine with effects that do nothing, except those that show something; its child machines run. */
function inert(kits: readonly AnyKit[], machine: AnyStateMachine, shown?: Rendering): AnyStateMachine {
  return machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map(name => {
        const kit = kits.find(one => camel(one.name) === name);
        return [name, kit ? inert(kits, kit.machine, shown) : (shown?.actors[name] ?? fromCallback(() => {}))];
      }),
    ),
    actions: Object.fromEntries(placeholdersOf(machine).map(([name]) => [name, shown?.actions[name] ?? (() => {})])),
  });
}

export interface LiveTree {
  root: AnyActorRef;
  /** Undefined while the machine is not running. */
  actorOf: (kit: AnyKit) => AnyActorRef | undefined;
  send: (actor: AnyActorRef, event: AnyEventObject) => void;
  stop: () => void;
}

function failWith(actor: AnyActor, reason: unknown): void {
  const broken = () => {
    throw reason;
  };
  actor.logic = Object.create(actor.logic, { transition: { value: broken } });
  actor.send({ type: 'break' });
}

/** Starts the tree on a page where these machines run. */
export function growTree(kits: readonly AnyKit[], running: readonly AnyKit[], shown?: Rendering): LiveTree {
  const kitNamed = (name: string): AnyKit => {
    const found = kits.find(kit => kit.name === name);
    if (!found) throw new Error(`There is no kit for ${name}`);
    return found;
  };
  const runs = (name: string) => running.some(kit => kit.name === name);
  const late = (name: string): LateActor => {
    const kit = kitNamed(name);
    return { logic: inert(kits, kit.machine, shown), input: (kit.input as object | undefined) ?? {} };
  };
  const { page } = kitNamed('navigation').input as { page: Page };
  const kind = running.find(kit => kit.page)?.page;
  const ofPage = kits.filter(kit => kit.page && kit.page === kind).map(({ name }) => name);
  // The sheet opens only on a page without a form. Machines of every page run on either.
  const hasForm = kind ? WITH_FORM.includes(kind) : runs('contact-form') && !runs('booking-sheet');
  const whole: Page = {
    ...page,
    ...(hasForm && { contactForm: late('contact-form') }),
    ...(kind === 'style' && { hairstyle: 'Cornrows' }),
    actors: Object.fromEntries(
      ofPage.filter(name => !IN_LIGHTBOX.includes(name)).map(name => [camel(name), late(name)]),
    ),
  };
  const schedule = kitNamed('open-hours').input as SiteInput['schedule'];
  const root = createActor(inert(kits, siteMachine as unknown as AnyStateMachine, shown), {
    clock: new SimulatedClock(),
    input: { page: shown?.draw(whole, kind ?? (hasForm ? 'contact' : 'services')) ?? whole, schedule },
  });
  root.subscribe({ error: () => {} });
  root.start();
  if (!hasForm) {
    root.send({ type: 'booking.requested' });
    root.send({ type: 'xstate.done.actor.loadSheet', output: late('contact-form') });
    root.getSnapshot().context.actors.bookingSheet.send({ type: 'sheet.close' });
  }
  const childOf = (actor: AnyActorRef | undefined, name: string): AnyActorRef | undefined =>
    actor?.getSnapshot().children?.[name];
  const find = (name: string): AnyActorRef | undefined => {
    const { actors } = root.getSnapshot().context as { actors: Record<string, AnyActorRef | undefined> };
    if (!IN_LIGHTBOX.includes(name)) return actors[camel(name)];
    const lightbox = childOf(actors.gallery, 'lightbox');
    if (name !== 'photo-loading') return name === 'lightbox' ? lightbox : childOf(lightbox, name);
    return childOf(lightbox, `photoLoading.${lightbox?.getSnapshot().context.photo}`);
  };
  const code = { logic: inert(kits, kitNamed('lightbox').machine, shown), input: { alone: false } };
  const send = (actor: AnyActorRef, event: AnyEventObject) => {
    // Replaces the kit's output: its lightbox does nothing, and its pages draw nothing.
    const outputs: Record<string, () => unknown> = {
      'xstate.done.actor.loadLightbox': () => code,
      'xstate.done.actor.loadPage': () => shown?.draw(event.output, event.output.path.slice(1)) ?? event.output,
    };
    const output = outputs[event.type];
    const [, failing = ''] = /^xstate\.error\.actor\.(.*)/.exec(event.type) ?? [];
    const child = childOf(actor, failing) as AnyActor | undefined;
    // A machine must really fail, because XState leaves the children of a failed machine running.
    if (child && 'root' in child.logic) failWith(child, event.error);
    else actor.send(output ? { ...event, output: output() } : event);
  };
  const gallery = IN_LIGHTBOX.some(runs) ? find('gallery') : undefined;
  if (gallery) {
    const { photos } = kitNamed('lightbox').input as { photos: readonly string[] };
    gallery.send({ type: 'photo.open', photo: photos[0] });
    send(gallery, { type: 'xstate.done.actor.loadLightbox' });
  }
  return {
    root,
    actorOf({ name }) {
      const actor = find(name);
      return actor?.getSnapshot().status === 'active' ? actor : undefined;
    },
    send,
    stop: () => root.stop(),
  };
}

/** A key for a snapshot; `routeTo` treats snapshots with the same key as equal. */
const kindOf = (kit: AnyKit, { value, context }: AnyMachineSnapshot) =>
  `${stateName(value)} ${stringify(kit.stateKey ? kit.stateKey(context) : plain(context))}`;

const MOST_KINDS = 2_000;
const routes = new Map<string, readonly AnyEventObject[] | undefined>();

/** The events that the machine can receive on a page at this moment. */
export const eventsAt = (kit: AnyKit, { value, context }: AnyMachineSnapshot): AnyEventObject[] =>
  alphabetOf(kit, true).filter(
    event => kit.possible?.({ state: stateName(value), context, event, onPage: true }) ?? true,
  );

/** The shortest sequence of events to a snapshot for which `isThere` is true; undefined if there is none. */
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
