import { useSelector } from '@xstate/react';
import { choicesIn } from '../../../machines/contact-form/request-lines';
import { Button } from '../../ui/Button/Button';
import { namedKinds } from '../../words/request';
import * as styles from './request-styles.css';
import { useRequest } from './use-request';

/** Says which choices the visitor's own edit has taken out of the message, and puts them back. */
export function LostChoices() {
  const { form, busy } = useRequest();
  const lost = choicesIn(useSelector(form, snapshot => snapshot.context.lost).join('\n'), namedKinds);
  const names = namedKinds.filter(({ id }) => lost[id]).map(({ label }) => label.toLowerCase());
  const words = names.length > 0 && `No longer part of your request: ${names.join(', ')}.`;
  return (
    <div className={styles.lost}>
      {/* Always there, so that screen readers notice the words; a new element for each text, which the browser may have translated. */}
      <div role="status">
        {words && (
          <p key={words} className={styles.note}>
            {words}
          </p>
        )}
      </div>
      {words && (
        <Button tone="quiet" disabled={busy} onClick={() => form.send({ type: 'draft.restore' })}>
          Undo
        </Button>
      )}
    </div>
  );
}
