import { styleList } from '../../derived/style-list';
import { showing } from '../../effects/shown-fields';
import { Icon } from '../../ui/Icon/Icon';
import * as css from './RequestForm.css';
import { useFormId, useRequest } from './use-request';

/** A menu of hairstyles, in which the hairstyle named in the message is selected. */
export function StyleChoice() {
  const { busy, chosen } = useRequest();
  const [title = ''] = chosen.style?.options ?? [];
  const id = useFormId('style');
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        Style
      </label>
      <div className={css.menu}>
        <select id={id} name="style" className={css.select} disabled={busy} {...showing(title)}>
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
