/** Random requests, sent through the machine and the real mail client, arrive in the mailbox exactly as typed. */
import * as fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, createEmptyActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { LOCAL_MAILBOX } from '../dev/mailbox/ids';
import { serveMailbox } from '../dev/mailbox/testing/served-mailbox';
import { stubBrowser } from '../dev/mailbox/testing/stub-browser';
import { contactFormMachine } from '../machines/contact-form/contact-form.machine';
import type { FieldName, TemplateParams } from '../machines/contact-form/message.schema';
import { sendByEmailJS } from '../src/services/emailjs';
import { fateOf, inputs } from './support/inputs';
import { seed } from './support/seed';

const COUNT = Number(process.env.INPUTS ?? 300);
const salonEmail = 'info@ochre-row.example';

async function start() {
  const mailbox = await serveMailbox();
  const { origin } = mailbox;
  stubBrowser();
  onTestFinished(() => void vi.unstubAllGlobals());
  const send = sendByEmailJS({ ...LOCAL_MAILBOX, origin });
  const machine = contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise<void, TemplateParams>(({ input, signal }) => send(input, signal)),
      focusKeeper: fromCallback(() => {}),
      leaveQuestion: fromCallback(() => {}),
      receiptFocus: fromCallback(() => {}),
      otherWaysFocus: fromCallback(() => {}),
      visibleArea: fromCallback(() => {}),
      shownFields: fromCallback(() => {}),
    },
    actions: { focusInvalid: () => {} },
  });
  const clock = new SimulatedClock();
  const form = createActor(machine, {
    clock,
    input: { parent: createEmptyActor(), salonEmail, lineKinds: [], schedule: { hours: [], closures: [] } },
  }).start();
  // Skips the three seconds in which the form delays a message.
  clock.increment(3_000);
  return { form, mailbox };
}

it(`${COUNT} random requests: each arrives exactly as typed, or stays in the form as incomplete or too long`, {
  timeout: process.env.INPUTS ? 600_000 : 50_000,
}, async () => {
  const { form, mailbox } = await start();
  const fates = { sent: 0, incomplete: 0, tooLong: 0 };
  await fc.assert(
    fc.asyncProperty(inputs, async typed => {
      for (const [field, value] of Object.entries(typed))
        form.send({ type: 'field.change', field: field as FieldName, value });
      form.send({ type: 'form.submit' });
      const { context, value } = await waitFor(form, snapshot => snapshot.matches('editing'));
      const fate = fateOf(typed);
      fates[fate] += 1;
      expect(value).toEqual({ editing: fate });
      const kept = (await mailbox.view()).messages.map(({ template_params }) => template_params);
      await mailbox.ask('/__mailbox.json', { method: 'DELETE' });
      expect(kept).toEqual(fate === 'sent' ? [{ ...typed, to_email: salonEmail }] : []);
      if (fate !== 'sent') expect(context.fields).toEqual(typed);
      expect(context.excess > 0).toBe(fate === 'tooLong');
    }),
    { numRuns: COUNT, seed },
  );
  console.log(fates);
  expect(fates.sent + fates.incomplete + fates.tooLong).toBeGreaterThanOrEqual(COUNT);
  expect(Math.min(...Object.values(fates))).toBeGreaterThan(0);
});
