/** Faults of the request form and its toasts. */
import type { Fault } from './faults';

export function formFaults(): Fault[] {
  const of = { machine: 'contact-form' };
  const view = 'src/components/RequestForm/RequestForm.tsx';
  return [
    {
      ...of,
      name: 'a toast has no second line',
      file: 'src/components/Toasts/Toasts.tsx',
      find: '<p className={css.detail}>{detail}</p>',
      put: '',
    },
    { ...of, name: 'the button is not disabled while sending', file: view, find: 'disabled={busy}', put: '' },
    {
      ...of,
      name: 'fields can be changed while sending',
      file: view,
      find: 'readOnly: busy,',
      put: 'readOnly: false,',
    },
    {
      ...of,
      name: 'empty fields are not marked',
      file: view,
      find: "'aria-invalid': missing || tooLong,",
      put: "'aria-invalid': tooLong,",
    },
    {
      ...of,
      name: 'the first empty field does not take the focus',
      file: 'src/actors/contact-form.ts',
      find: 'focusAfterRender(\'form [aria-invalid="true"]\')',
      put: 'undefined',
    },
    {
      ...of,
      name: 'the error about a message that is too long is hidden',
      file: view,
      find: 'hidden={excess === 0}',
      put: 'hidden',
    },
    {
      ...of,
      name: 'the failure toast has no e-mail address',
      file: 'src/components/Toasts/toast-words.ts',
      find: ' or contact us directly at',
      put: ' or',
    },
    {
      ...of,
      name: 'the failure toast stays during the next attempt',
      file: 'machines/site/site.machine.ts',
      find: "{ actions: { type: 'dismissToast', params: {} } }",
      put: '{}',
    },
    {
      ...of,
      name: 'a dismissed toast stays',
      file: 'src/components/Toasts/notifier.tsx',
      find: 'if (id !== latest) return;',
      put: 'return;',
    },
    {
      ...of,
      name: 'Book Appointment does not write the style into the message',
      file: 'src/components/BookAppointmentLink/BookAppointmentLink.tsx',
      find: "site.send({ type: 'hairstyle.choose', title: hairstyle })",
      put: 'undefined',
    },
    ...requestFaults(),
    {
      ...of,
      name: 'a refused message counts as sent',
      file: 'src/services/emailjs.ts',
      find: 'throw sendFailure;',
      put: '',
    },
    {
      machine: 'contact-form',
      name: 'of several chosen days, only the first is pressed',
      file: 'src/components/RequestForm/Choices.tsx',
      find: 'aria-pressed={chosen[kind]?.options.includes(option) ?? false}',
      put: 'aria-pressed={chosen[kind]?.options[0] === option}',
    },
    {
      machine: 'contact-form',
      name: 'the focus goes to the name although only the phone number is missing',
      file: 'src/actors/contact-form.ts',
      find: 'focusAfterRender(\'form [aria-invalid="true"]\')',
      put: "focusAfterRender('form [aria-invalid]')",
    },
    {
      machine: 'contact-form',
      name: 'a sign-in page counts as the answer of the mail service',
      file: 'src/services/emailjs.ts',
      find: "return text.trimStart().startsWith('<');",
      put: "return text.startsWith('<!DOCTYPE');",
    },
  ];
}

function requestFaults(): Fault[] {
  const of = { machine: 'contact-form' };
  const subject = 'src/components/RequestDetails/SubjectCard.tsx';
  const choices = 'src/components/RequestForm/Choices.tsx';
  return [
    {
      ...of,
      name: 'a pressed choice is not written into the message',
      file: choices,
      find: "form.send({ type: 'choice.press', kind, option })",
      put: 'undefined',
    },
    {
      ...of,
      name: 'a choice in the message is not shown as pressed',
      file: choices,
      find: 'chosen[kind]?.options.includes(option) ?? false',
      put: 'false',
    },
    {
      ...of,
      name: 'the style in the message is not shown above the form',
      file: subject,
      find: 'if (!style) return null;',
      put: 'return null;',
    },
    {
      ...of,
      name: 'the style cannot be removed from the message',
      file: subject,
      find: "onClick={() => form.send({ type: 'hairstyle.remove' })}",
      put: '',
    },
    {
      ...of,
      name: 'no receipt is shown after sending',
      file: 'src/components/RequestDetails/Receipt.tsx',
      find: 'if (!sent) return null;',
      put: 'return null;',
    },
    {
      ...of,
      name: 'the receipt does not take the focus',
      file: 'src/effects/focus.ts',
      find: 'heading.focus();',
      put: '{}',
    },
    {
      ...of,
      name: 'a failure offers no other way to send the message',
      file: 'src/components/RequestDetails/FailureHelp.tsx',
      find: 'if (!failed) return null;',
      put: 'return null;',
    },
    {
      ...of,
      name: 'Copy message reports a failure although it has copied',
      file: 'src/effects/copy-text.ts',
      find: 'return true;',
      put: 'return false;',
    },
  ];
}
