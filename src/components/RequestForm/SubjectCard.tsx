import { styleList } from '../../derived/style-list';
import { Icon } from '../../ui/Icon/Icon';
import { NoBreak } from '../../ui/NoBreak/NoBreak';
import { isPicture, Picture } from '../../ui/Picture/Picture';
import { priceOf } from './chosen-cost';
import * as styles from './request-styles.css';
import { useRequest } from './use-request';

/**
 * Shows the requested hairstyle with picture, price and time. Reads the hairstyle from the message, so the card shows what
 * will be sent. Screen readers announce the price from `OptionalQuestions.tsx`, whose place is there before the words.
 */
export function SubjectCard() {
  const { form, busy, chosen } = useRequest();
  const { options: [title] = [], picture } = chosen.style ?? {};
  const style = styleList.find(one => one.title === title);
  if (!style) return null;
  const { price = '', note = '' } = priceOf(chosen) ?? {};
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; this card has none.
    <div className={styles.about} role="group" aria-label="Selected style">
      <div className={styles.arch}>
        <Picture id={photoIn(picture?.link) ?? style.picture.id} alt="" sizes="5rem" />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{style.title}</p>
        {/* A new element for each text, because the browser may have translated the old one. */}
        <p key={price} className={styles.price}>
          <NoBreak text={price} />
        </p>
        <p key={note} className={styles.like}>
          {note}
        </p>
        {picture && <p className={styles.like}>{`Like “${picture.caption}”`}</p>}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${style.title}`}
        disabled={busy}
        onClick={() => form.send({ type: 'draft.unstyle' })}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

/** The id of the picture that a link opens, if the site has it. */
function photoIn(link = ''): string | undefined {
  const [, id = ''] = /[?&]photo=([\w-]+)$/.exec(link) ?? [];
  return isPicture(id) ? id : undefined;
}
