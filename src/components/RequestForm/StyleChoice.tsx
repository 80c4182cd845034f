import { useSelector } from '@xstate/react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { choicesIn } from '../../../machines/contact-form/request-lines';
import { styleList } from '../../derived/style-list';
import { mark } from '../../effects/marks';
import { heard } from '../../effects/shown-fields';
import { lineKinds } from '../../site/request-lines';
import { Icon } from '../../ui/Icon/Icon';
import * as css from './RequestForm.css';

/** A menu of hairstyles, in which the hairstyle named in the message is selected. */
export function StyleChoice({ form, formId }: { form: ContactFormActor; formId: string }) {
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const { options: [title = ''] = [] } = choicesIn(message, lineKinds).style ?? {};
  const id = `${formId}-style`;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        Style
      </label>
      <div className={css.menu}>
        <select
          id={id}
          name="style"
          className={css.select}
          value={title}
          disabled={busy}
          {...mark('written', title)}
          onChange={heard}
        >
          <option value="">Not sure yet</option>
          {styleList.map(one => (
            <option key={one.id} value={one.title}>
              {one.title}
            </option>
          ))}
        </select>
        <Icon path="M5 9l7 7 7-7" />
      </div>
    </div>
  );
}
