import { describe, expect, it } from 'vitest';
import { createActor, createMachine, sendTo, setup } from 'xstate';
import { contactFormMachine } from '../../../machines/contact-form/contact-form.machine';
import { testimonialRotatorMachine } from '../../../machines/testimonial-rotator/testimonial-rotator.machine';
import { toastsMachine } from '../../../machines/toasts/toasts.machine';
import { answer } from '../replay/stand-ins';
import { watchMachine } from '../testing/lives';
import { createHeldClock } from './held-clock';
import { stateText } from './log';
import type { PlainEvent } from './plain';
import { createSession } from './session';
import { LOG_LIMIT, type Watched } from './watched';

const tell = ({ ref }: Watched, event: PlainEvent) => ref.send(event);
const sent = { type: 'toast.show', toast: { kind: 'message.sent' } };

describe('a session', () => {
  it('keeps what came, from where to where, and which arrow was taken', () => {
    const { watched } = watchMachine(toastsMachine);
    tell(watched, sent);
    expect(watched.children).toEqual(['loadToasts']);
    tell(watched, { type: 'toast.dismiss', kind: 'message.sent' });
    expect(watched.log.map(({ event, from, to }) => [event.type, from, to])).toEqual([
      ['xstate.init', undefined, 'hidden'],
      ['toast.show', 'hidden', 'loading'],
      ['toast.dismiss', 'loading', 'hidden'],
    ]);
    expect(watched.log[2]).toMatchObject({
      taken: ['toasts.loading toast.dismiss 0'],
      verdicts: [{ edge: 'toasts.loading toast.dismiss 0', guard: 'isShown', holds: true }],
      active: ['toasts', 'toasts.hidden'],
      context: { toast: { kind: 'message.sent' } },
      refusal: undefined,
      sender: 'page',
    });
  });

  it('tells why nothing came of an event', () => {
    const { watched, session } = watchMachine(toastsMachine);
    expect(session.send(watched, { type: 'toast.dismiss' })?.refusal).toBe('hidden does not answer to toast.dismiss');
    tell(watched, sent);
    expect(session.send(watched, { type: 'toast.dismiss', kind: 'page.failed' })).toMatchObject({
      refusal: 'isShown said no',
      sender: 'inspector',
      taken: [],
    });
  });

  it('tells who sent an event, also when it waits for another to be answered', () => {
    const { watched, clock } = watchMachine(testimonialRotatorMachine, { count: 2 });
    clock.step(5000);
    expect(watched.log.at(-1)).toMatchObject({ sender: 'delay', at: 5000, context: { index: 1 } });
    const site = setup({
      actors: { contactForm: contactFormMachine.provide({ actions: { focusField: () => {} } }) },
    }).createMachine({
      invoke: {
        id: 'contactForm',
        src: 'contactForm',
        input: ({ self }) => ({ parent: self, salonEmail: 'a@b.example' }),
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
    const { watched, clock } = watchMachine(contactFormMachine, { parent: '[actor site]', salonEmail: 'a@b.example' });
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
    const { watched, session } = watchMachine(toastsMachine);
    for (let index = 0; index <= LOG_LIMIT; index++) tell(watched, sent);
    expect([watched.log.length, watched.dropped, watched.log.at(-1)?.number]).toEqual([LOG_LIMIT, 2, LOG_LIMIT + 1]);
    expect(session.send(watched, { type: 'toast.dismiss' })?.number).toBe(LOG_LIMIT + 2);
  });
});
