import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromCallback, sendTo, setup } from 'xstate';
import { contactFormMachine } from '../../../machines/contact-form/contact-form.machine';
import { lightboxMachine } from '../../../machines/lightbox/lightbox.machine';
import { testimonialRotatorMachine } from '../../../machines/testimonial-rotator/testimonial-rotator.machine';
import { answer } from '../replay/stand-ins';
import { watchMachine } from '../testing/lives';
import { createHeldClock } from './held-clock';
import { stateText } from './log';
import type { PlainEvent } from './plain';
import { createSession } from './session';
import { LOG_LIMIT, type Watched } from './watched';

const photos = ['a', 'b'];
const tell = ({ ref }: Watched, event: PlainEvent) => ref.send(event);
const lightbox = () => watchMachine(lightboxMachine);

describe('a session', () => {
  it('keeps what came, from where to where, and which arrow was taken', () => {
    const { watched } = lightbox();
    tell(watched, { type: 'photo.open', photos, index: 1 });
    expect(watched.log.map(({ event, from, to }) => [event.type, from, to])).toEqual([
      ['xstate.init', undefined, 'closed'],
      ['photo.open', 'closed', 'open'],
    ]);
    expect(watched.log[1]).toMatchObject({
      taken: ['lightbox.closed photo.open 0'],
      verdicts: [{ edge: 'lightbox.closed photo.open 0', guard: 'isInGallery', holds: true }],
      active: ['lightbox', 'lightbox.open'],
      context: { index: 1 },
      refusal: undefined,
      sender: 'page',
    });
    expect(watched.children).toEqual(['address', 'scrollLock', 'zoom']);
  });

  it('tells why nothing came of an event', () => {
    const { watched, session } = lightbox();
    expect(session.send(watched, { type: 'photo.open', photos, index: 7 })).toMatchObject({
      refusal: 'isInGallery said no',
      sender: 'inspector',
      taken: [],
    });
    expect(session.send(watched, { type: 'photo.next' })?.refusal).toBe('closed does not answer to photo.next');
  });

  it('tells who sent an event, also when it waits for another to be answered', () => {
    const { watched, clock } = watchMachine(testimonialRotatorMachine, { count: 2 });
    clock.step(5000);
    expect(watched.log.at(-1)).toMatchObject({ sender: 'delay', at: 5000, context: { index: 1 } });
    const contactForm = contactFormMachine.provide({ actors: { visibleArea: fromCallback(() => {}) } });
    const site = setup({ actors: { contactForm } }).createMachine({
      invoke: {
        id: 'contactForm',
        src: 'contactForm',
        input: ({ self }) => ({ parent: self, lineKinds: [], salonEmail: 'a@b.example' }),
      },
      on: {
        'message.incomplete': {
          actions: sendTo('contactForm', { type: 'field.change', field: 'name', value: 'Ada' }),
        },
      },
    });
    const session = createSession(clock);
    createActor(site, { id: 'site', inspect: session.inspect }).start();
    const [owner, form] = session.machines() as [Watched, Watched];
    expect([owner.owner, form.owner]).toEqual([undefined, owner]);
    tell(form, { type: 'form.submit' });
    expect(
      form.log.map(({ event, sender, to, facts }) => [event.type, sender, stateText(to), facts.map(fact => fact.type)]),
    ).toEqual([
      ['xstate.init', 'site', 'editing.fresh', []],
      ['form.submit', 'page', 'editing.incomplete', ['message.submitted', 'message.incomplete']],
      ['field.change', 'site', 'editing.incomplete', []],
    ]);
    expect(owner.log.map(({ event, sender, facts }) => [event.type, sender, facts])).toEqual([
      ['xstate.init', 'page', []],
      ['message.submitted', 'contactForm', []],
      ['message.incomplete', 'contactForm', []],
    ]);
  });

  it('knows the delays that run and when they are due', () => {
    const { watched, clock } = watchMachine(testimonialRotatorMachine, { count: 2 });
    const type = 'xstate.after.dwell.testimonialRotator.rotation.rotating.playing';
    expect(watched.timers).toEqual([{ type, due: 5000 }]);
    clock.step(1000);
    tell(watched, { type: 'focus.enter', visible: false });
    expect(watched.timers).toEqual([{ type, due: 5000 }]);
    tell(watched, { type: 'testimonial.next' });
    expect(watched.timers).toEqual([{ type, due: 6000 }]);
    tell(watched, { type: 'rotation.pause' });
    expect(watched.timers).toEqual([]);
  });

  it('keeps the reason of a failure', () => {
    const { watched, clock } = watchMachine(contactFormMachine, {
      parent: '[actor site]',
      lineKinds: [],
      salonEmail: 'a@b.example',
    });
    clock.step(3_000);
    for (const field of ['name', 'phone', 'message']) tell(watched, { type: 'field.change', field, value: 'x' });
    tell(watched, { type: 'form.submit' });
    answer(watched.ref, 'sendMessage', 'error', { kind: 'refused', status: 429, detail: 'Too many requests' });
    expect(watched.log.at(-1)).toMatchObject({ sender: 'sendMessage', context: { failure: { status: 429 } } });
  });

  it('takes XState’s own clock, so that timers of actors it was given none for can be held', () => {
    const clock = createHeldClock({ setTimeout: () => 0, clearTimeout: () => {}, now: () => 0 });
    clock.hold();
    const machine = createMachine({ initial: 'a', states: { a: { after: { 1000: 'b' } }, b: {} } });
    const theirs = { setTimeout: () => expect.unreachable(), clearTimeout: () => {} };
    const actor = createActor(machine, { clock: theirs, inspect: createSession(clock).inspect }).start();
    clock.step(1000);
    expect(actor.getSnapshot().value).toBe('b');
  });

  it('shows no machine that was made and never started', () => {
    const session = createSession(createHeldClock({ setTimeout: () => 0, clearTimeout: () => {}, now: () => 0 }));
    createActor(createMachine({}), { inspect: session.inspect });
    expect(session.machines()).toEqual([]);
  });

  it('drops the oldest entries and goes on counting', () => {
    const { watched, session } = lightbox();
    tell(watched, { type: 'photo.open', photos, index: 0 });
    for (let index = 0; index < LOG_LIMIT; index++) tell(watched, { type: 'photo.next' });
    expect([watched.log.length, watched.dropped, watched.log.at(-1)?.number]).toEqual([LOG_LIMIT, 2, LOG_LIMIT + 1]);
    expect(session.send(watched, { type: 'lightbox.close' })?.number).toBe(LOG_LIMIT + 2);
  });
});
