import type { ContactFormActor } from '../../machines/contact-form/contact-form.machine';
import type { FieldName } from '../../machines/contact-form/message.schema';

/** Sends the machine the form values that were typed before hydration, or that the browser filled in or restored. */
export function adoptFields(element: HTMLFormElement, form: ContactFormActor): void {
  const { fields } = form.getSnapshot().context;
  for (const field of Object.keys(fields) as FieldName[]) {
    const control = element.elements.namedItem(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.value !== fields[field]) form.send({ type: 'field.change', field, value: control.value });
  }
  const style = element.elements.namedItem('style');
  if (style instanceof HTMLSelectElement && style.value) form.send({ type: 'hairstyle.choose', title: style.value });
}
