/** Runs the form machine with a simulated clock; the test decides when and how the mail service responds. */
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { listeningParent } from '../../tests/models/listening-parent';
import type { ContactFormFact, ContactFormInput } from './contact-form.context';
import { contactFormMachine } from './contact-form.machine';
import type { TemplateParams } from './message.schema';
import type { LineKind } from './request-lines';

export const lineKinds: readonly LineKind[] = [
  { id: 'style', before: 'I would like to book ', after: '.', options: ['Cornrows', 'Box Braids'] },
  { id: 'size', before: 'Size: ', after: '.', options: ['small', 'large'] },
  { id: 'days', before: 'Days that work for me: ', after: '.', options: ['Monday', 'Friday'], several: true },
];

export const filled = { name: 'Ada', phone: '781 555 0142', message: 'Box braids,\n“please” 🌞' };

/** In ms. A request that is submitted this soon after the form opens is delayed. */
export const PACE = 3_000;

/** Starts the form and lets its first three seconds pass. */
export function start() {
  const it = open();
  it.clock.increment(PACE);
  return it;
}

/** Starts the form. `begun`: a draft to restore, or the hairstyle that the form was opened for. */
export function open(begun: Partial<Pick<ContactFormInput, 'fields' | 'hairstyle'>> = {}) {
  const clock = new SimulatedClock();
  const sent: TemplateParams[] = [];
  const { parent, facts: heard } = listeningParent<ContactFormFact>();
  let answer: { resolve: () => void; reject: (reason: unknown) => void } = { resolve: () => {}, reject: () => {} };
  const form = createActor(
    contactFormMachine.provide({
      actors: {
        sendMessage: fromPromise<void, TemplateParams>(({ input }) => {
          sent.push(input);
          return new Promise((resolve, reject) => {
            answer = { resolve, reject };
          });
        }),
        focusKeeper: fromCallback(() => {}),
        receiptFocus: fromCallback(() => {}),
        visibleArea: fromCallback(() => {}),
      },
      actions: { focusHairstyles: () => {}, focusInvalid: () => {}, copyText: () => {} },
    }),
    { clock, input: { parent, salonEmail: 'info@salon.example', lineKinds, ...begun } },
  ).start();
  const fill = (fields: Partial<typeof filled> = filled) => {
    for (const [field, value] of Object.entries(fields)) {
      form.send({ type: 'field.change', field: field as keyof typeof filled, value });
    }
  };
  return {
    form,
    clock,
    sent,
    heard,
    fill,
    submit: (honeypot = '') => form.send({ type: 'form.submit', honeypot }),
    accept: () => answer.resolve(),
    refuse: (reason: unknown) => answer.reject(reason),
    context: () => form.getSnapshot().context,
    in: (state: Parameters<ReturnType<typeof form.getSnapshot>['matches']>[0]) => form.getSnapshot().matches(state),
    said: () => heard.map(event => event.type),
  };
}
