import { useSelector } from '@xstate/react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { choicesIn } from '../../../machines/contact-form/request-lines';
import { PRICE_NOTE } from '../../content/price-words';
import { lineKinds } from '../../content/request-lines';
import { styleList } from '../../content/style-list';
import { Icon } from '../../ui/Icon/Icon';
import { isPicture, Picture } from '../../ui/Picture/Picture';
import { Unbroken } from '../../ui/Unbroken/Unbroken';
import { chosenCost, costInWords, costNote } from './chosen-cost';
import * as styles from './request-styles';

/**
 * Shows the requested hairstyle with picture, price and time: the owner's own for this size and length, if there are any.
 * Reads the hairstyle from the message, so the card shows what will be sent.
 */
export function SubjectCard({ form }: { form: ContactFormActor }) {
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const chosen = choicesIn(message, lineKinds);
  const { options: [title] = [], picture } = chosen.style ?? {};
  const style = styleList.find(one => one.title === title);
  if (!style) return null;
  const cost = chosenCost(chosen);
  const { options: [whoBrings = ''] = [] } = chosen.hair ?? {};
  const note = cost ? costNote(cost, whoBrings) : PRICE_NOTE;
  const price = cost ? costInWords(cost, whoBrings) : [style.price, style.time].filter(Boolean).join(' · ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; this card has none.
    <div style={styles.about} role="group" aria-label="Selected style">
      <div style={styles.arch}>
        <Picture id={photoIn(picture?.link) ?? style.image} alt="" sizes="5rem" />
      </div>
      <div style={styles.words}>
        <p style={styles.title}>{style.title}</p>
        <div role="status">
          {/* A new element for each text, because the browser may have translated the old one. */}
          <p key={price} style={styles.price}>
            <Unbroken text={price} />
          </p>
          <p key={note} style={styles.like}>
            {note}
          </p>
        </div>
        {picture && <p style={styles.like}>{`Like “${picture.caption}”`}</p>}
      </div>
      <button
        type="button"
        style={styles.remove}
        aria-label={`Remove ${style.title}`}
        disabled={busy}
        onClick={() => form.send({ type: 'hairstyle.remove' })}
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
