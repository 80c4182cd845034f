// biome-ignore-all lint/suspicious/noTemplateCurlyInString: faults quote source code, which contains template literals.
/** Faults of the request form and its toasts. */
import type { FaultList } from './faults';

export const formFaults: FaultList = {
  'contact-form': {
    'src/components/Toasts/Toasts.tsx': {
      'a toast has no second line': '<p className={css.detail}>{detail}</p>',
    },
    'src/components/RequestForm/RequestForm.tsx': {
      'the button is not disabled while sending': 'disabled={busy}',
      'fields can be changed while sending': ['readOnly: busy,', 'readOnly: false,'],
      'empty fields are not marked': ["'aria-invalid': missing || tooLong,", "'aria-invalid': tooLong,"],
      'the error about a message that is too long is hidden': ['hidden={excess === 0}', 'hidden'],
      'an empty field is not described by its error': 'missing ? problemId : tooLong ? `${formId}-too-long` : ',
      'a message that is too long is not described by its error': 'tooLong ? `${formId}-too-long` : ',
      'an empty field has no error text': 'Please fill in this field.',
      'a field is not marked as required': "'aria-required': true,",
      'a message that is too long is not announced': 'role="alert" ',
      'the error shows the wrong number of excess bytes': [
        'excess.toLocaleString',
        'VARIABLES_LIMIT_BYTES.toLocaleString',
      ],
    },
    'src/actors/contact-form.ts': {
      'the first empty field does not take the focus': [
        'focusAfterRender(\'form [aria-invalid="true"]\')',
        'undefined',
      ],
      'the focus goes to the name although only the phone number is missing': '="true"',
    },
    'src/components/Toasts/toast-words.ts': {
      'the failure toast has no e-mail address': [' or contact us directly at', ' or'],
    },
    'machines/site/site.machine.ts': {
      'the failure toast stays during the next attempt': ["{ actions: { type: 'dismissToast', params: {} } }", '{}'],
    },
    'src/components/Toasts/notifier.tsx': {
      'a dismissed toast stays': ['if (id !== latest) return;', 'return;'],
    },
    'src/components/BookAppointmentLink/BookAppointmentLink.tsx': {
      'Book Appointment does not write the style into the message': [
        "site.send({ type: 'hairstyle.choose', title: hairstyle })",
        'undefined',
      ],
    },
    'src/components/RequestForm/Choices.tsx': {
      'a pressed choice is not written into the message': [
        "form.send({ type: 'choice.press', kind, option })",
        'undefined',
      ],
      'a choice in the message is not shown as pressed': ['chosen[kind]?.options.includes(option) ?? false', 'false'],
      'of several chosen days, only the first is pressed': ['.includes(option) ?? false', '[0] === option'],
      'the button of a chosen day is not shown as pressed': [
        'aria-pressed={chosen[kind]?.options.includes(option) ?? false}',
        'aria-pressed={false}',
      ],
      'a day can be chosen while the message is being sent': 'disabled={busy}',
    },
    'src/components/RequestDetails/SubjectCard.tsx': {
      'the style in the message is not shown above the form': ['if (!style) return null;', 'return null;'],
      'the style cannot be removed from the message': "onClick={() => form.send({ type: 'hairstyle.remove' })}",
    },
    'src/components/RequestDetails/Receipt.tsx': {
      'no receipt is shown after sending': ['if (!sent) return null;', 'return null;'],
    },
    'src/effects/focus.ts': {
      'the receipt does not take the focus': ['heading.focus();', '{}'],
    },
    'src/components/RequestDetails/FailureHelp.tsx': {
      'a failure offers no other way to send the message': ['if (!failed) return null;', 'return null;'],
    },
    'src/effects/copy-text.ts': {
      'Copy message reports a failure although it has copied': ['return true;', 'return false;'],
    },
    'src/services/emailjs.ts': {
      'a refused message counts as sent': 'throw sendFailure;',
    },
  },
};
