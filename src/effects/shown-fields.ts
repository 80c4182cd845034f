import { fromCallback } from 'xstate';
import type { ContactFormActor, ContactFormEvent } from '../../machines/contact-form/contact-form.machine';
import { DATE, EMAIL, STYLE } from '../../machines/contact-form/request-lines';
import { listen } from './listen';

/** The form as it is now. `earliest`: the first day from now on when the salon is open. */
export interface FormNow {
  form: ContactFormActor | undefined;
  earliest: string;
}

/**
 * Reports what the form's fields show, before anything is done with the form or the page. Password managers, autofill and
 * browser extensions may write into a field without an event, or with one that React overlooks.
 */
export const shownFields = (now: () => FormNow) =>
  fromCallback(() =>
    listen(window, ['input', 'change', 'click', 'submit', 'popstate'], () => readFields(document.forms[0], now()), {
      capture: true,
    }),
  );

/** React wants a handler beside the value of a field, but `shownFields` hears every change. */
export const heard = () => {};

/**
 * Remembers the prerendered form, which React replaces if the browser has translated it. The function returned reports what
 * the removed form still shows: what was typed before hydration, or what the browser filled in or restored.
 */
export function rememberForm(formId: string): (now: FormNow) => void {
  const typed = document.getElementById(formId);
  return now => {
    if (typed instanceof HTMLFormElement) readFields(typed, now);
  };
}

/** The message goes first, because the other answers become lines of it. */
const names = ['message', 'name', 'phone', STYLE, DATE, EMAIL] as const;

/** Reports the fields whose values are not those that the form has written into them or read before. */
export function readFields(element: HTMLFormElement | undefined, { form, earliest }: FormNow): void {
  for (const name of names) {
    const field = element?.elements.namedItem(name);
    const value = field && newValueOf(field);
    // Some browsers accept years with more than four digits.
    if (typeof value !== 'string' || (name === DATE && value.length > 10)) continue;
    form?.send(changeOf(name, value, earliest));
  }
}

/** React keeps the default value of a field equal to the value that it renders; a list has no such property. */
function newValueOf(field: Element | RadioNodeList): string | undefined {
  if (field instanceof HTMLSelectElement) {
    if (field.value === field.dataset.written) return undefined;
    field.dataset.written = field.value;
    return field.value;
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  if (field.value === field.defaultValue) return undefined;
  field.defaultValue = field.value;
  return field.value;
}

function changeOf(name: (typeof names)[number], value: string, earliest: string): ContactFormEvent {
  switch (name) {
    case STYLE:
      return value ? { type: 'hairstyle.choose', title: value } : { type: 'hairstyle.remove' };
    case DATE:
      return { type: 'date.change', value, earliest };
    case EMAIL:
      return { type: 'email.change', value };
    default:
      return { type: 'field.change', field: name, value, earliest };
  }
}
