import { expect, it } from 'vitest';
import { type AnyStateMachine, type StateValue, transition } from 'xstate';
import { contactFormMachine } from './contact-form/contact-form.machine';
import { emptyFields } from './contact-form/message.schema';
import { lightboxMachine } from './lightbox/lightbox.machine';
import { quoteSharingMachine } from './quote-sharing/quote-sharing.machine';

// Some systems never say that their share sheet has closed, or that something is copied.
it.each<[AnyStateMachine, StateValue, string]>([
  [quoteSharingMachine, { sharable: 'sharing' }, 'share.press'],
  [lightboxMachine, 'sharing', 'photo.share'],
  [contactFormMachine, { editing: { failed: 'copying' } }, 'message.copy'],
])('what does not end can be started again', (machine, value, type) => {
  const before = machine.resolveState({ value, context: { fields: emptyFields } });
  const [after, actions] = transition(machine, before, { type });
  expect(after.value).toEqual(value);
  expect(actions.map(one => one.type)).toContain('xstate.spawnChild');
});
