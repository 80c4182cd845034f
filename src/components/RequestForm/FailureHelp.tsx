import { useSelector } from '@xstate/react';
import { asText } from '../../../machines/contact-form/message.schema';
import { useSiteActor } from '../../actors/use-site';
import { salon } from '../../content/salon';
import { emailLink, textMessageLink } from '../../content/salon-links';
import { mark } from '../../effects/marks';
import { buttonClass } from '../../ui/Button/Button';
import * as styles from './request-styles.css';

export function FailureHelp() {
  const form = useSiteActor('contactForm');
  const text = useSelector(form, ({ context: { fields, reference } }) => asText({ ...fields, reference }));
  const sms = textMessageLink(text);
  const look = buttonClass('quiet');
  return (
    <section className={styles.help} aria-label="Other ways to send it">
      <p tabIndex={-1} {...mark('other-ways')}>
        Nothing is lost: your message is still here. Try again, or send it another way.
      </p>
      <div className={styles.ways}>
        <a className={`${look} ${styles.way}`} href={`tel:${salon.phone.dial}`}>
          Call {salon.phone.shown}
        </a>
        {sms && (
          <a className={`${look} ${styles.way}`} href={sms}>
            Text it
          </a>
        )}
        <a className={`${look} ${styles.way}`} href={emailLink(text)}>
          Email it
        </a>
        <button type="button" className={`${look} ${styles.way}`} onClick={() => form.send({ type: 'message.copy' })}>
          Copy message
        </button>
      </div>
    </section>
  );
}
