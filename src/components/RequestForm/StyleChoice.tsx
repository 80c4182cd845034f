import { useSelector } from '@xstate/react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { choicesIn } from '../../../machines/contact-form/request-lines';
import { lineKinds } from '../../content/request-lines';
import { styleList } from '../../content/style-list';
import * as css from './RequestForm.css';

/** The list of hairstyles, at the one that the message names. */
export function StyleChoice({ form, formId }: { form: ContactFormActor; formId: string }) {
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const { options: [title = ''] = [] } = choicesIn(message, lineKinds).style ?? {};
  const id = `${formId}-style`;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {title ? 'Change the style' : 'Style (optional)'}
      </label>
      <select
        id={id}
        name="style"
        className={css.input}
        value={title}
        disabled={busy}
        onChange={event => {
          const chosen = event.currentTarget.value;
          form.send(chosen ? { type: 'hairstyle.choose', title: chosen } : { type: 'hairstyle.remove' });
        }}
      >
        <option value="">Not sure yet</option>
        {styleList.map(one => (
          <option key={one.id} value={one.title}>
            {one.title}
          </option>
        ))}
      </select>
    </div>
  );
}
