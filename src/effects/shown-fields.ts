import { fromCallback } from 'xstate';
import type { ContactFormActor, ContactFormEvent } from '../../machines/contact-form/contact-form.machine';
import { DATE, EMAIL, STYLE } from '../../machines/contact-form/request-lines';
import { listen } from './listen';
import { mark, marked } from './marks';

/** The form as it is now. `earliest`: the first day from now on when the salon is open. */
export interface FormNow {
  form: ContactFormActor | undefined;
  earliest: string;
}

/**
 * Reads the fields at every input, click and submit, and on Back and Forward, and so reports what is typed, and what password managers,
 * autofill and extensions write without an event. Not at `change`: what it renders could move a button away from under the press.
 */
export const shownFields = (now: () => FormNow) =>
  fromCallback(() => {
    const read = () => readFields(shownForm(), now());
    read();
    return listen(window, ['input', 'click', 'submit', 'popstate'], read, { capture: true });
  });

/** The form, found by its fields: other programs may add forms, and fields with the same names. */
export const shownForm = () => document.querySelector(marked('shown'))?.closest('form');

/**
 * The props of a field that shows this value until another program or the visitor changes it. React's own `value` would also become
 * the field's default, and after Back, browsers restore only what differs from the default.
 */
export const showing = (value: string) => ({
  defaultValue: '',
  ...mark('shown'),
  ref(field: { value: string; dataset: DOMStringMap } | null) {
    if (!field || field.dataset.shown === value) return;
    field.dataset.shown = value;
    field.value = value;
  },
});

/** Remembers the prerendered form, which React replaces if it was translated. The function returned reports what is in it. */
export function rememberForm(): (now: FormNow) => void {
  const typed = shownForm();
  return now => readFields(typed, now);
}

/** The message goes first, because the other answers become lines of it. */
const names = ['message', 'name', 'phone', STYLE, DATE, EMAIL] as const;

/** Reports the fields whose values are not those that the form has written into them or read before. */
function readFields(element: HTMLFormElement | null | undefined, { form, earliest }: FormNow): void {
  const fields = [...(element?.querySelectorAll<HTMLInputElement>(marked('shown')) ?? [])];
  for (const name of names) {
    const field = fields.find(one => one.name === name);
    if (!field || field.value === field.dataset.shown) continue;
    const { value } = field;
    field.dataset.shown = value;
    // Some browsers accept years with more than four digits.
    if (name !== DATE || value.length <= 10) form?.send(changeOf(name, value, earliest));
  }
}

function changeOf(name: (typeof names)[number], value: string, earliest: string): ContactFormEvent {
  switch (name) {
    case STYLE:
      return value ? { type: 'draft.style', title: value } : { type: 'draft.unstyle' };
    case DATE:
      return { type: 'draft.date', value, earliest };
    case EMAIL:
      return { type: 'draft.email', value };
    default:
      return { type: 'draft.write', field: name, value };
  }
}
