import type { ContactFormActor } from '../../machines/contact-form/contact-form.machine';
import type { FieldName } from '../../machines/contact-form/message.schema';

/**
 * Remembers the prerendered form, which React replaces if the browser has translated it. The function returned adopts the
 * text that the visitor typed before hydration, which the removed form still has.
 */
export function rememberForm(formId: string): (form: ContactFormActor | undefined) => void {
  const typed = document.getElementById(formId);
  return form => {
    if (typed instanceof HTMLFormElement && form) adoptFields(typed, form);
  };
}

/** Sends the machine the form values that were typed before hydration, or that the browser filled in or restored. */
function adoptFields(element: HTMLFormElement, form: ContactFormActor): void {
  const { fields } = form.getSnapshot().context;
  for (const field of Object.keys(fields) as FieldName[]) {
    const control = element.elements.namedItem(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.value !== fields[field]) form.send({ type: 'field.change', field, value: control.value });
  }
  const style = element.elements.namedItem('style');
  if (style instanceof HTMLSelectElement && style.value) form.send({ type: 'hairstyle.choose', title: style.value });
}
