import { useSelector } from '@xstate/react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { choicesIn, ownWords } from '../../../machines/contact-form/request-lines';
import { useSiteActor } from '../../actors/site';
import { lineKinds, namedKinds, nameOf } from '../../content/request-lines';
import { salon } from '../../content/salon';
import { textMessageLink } from '../../content/salon-links';
import { mark } from '../../effects/marks';
import { priceOf } from './chosen-cost';
import { nextOpenDay } from './NextOpenDay';
import * as styles from './request-styles';

/** Shows the sent request and what happens next, until the visitor edits the form or leaves the page. */
export function Receipt({ form, formId }: { form: ContactFormActor; formId: string }) {
  const sent = useSelector(form, snapshot => snapshot.context.receipt);
  const openDay = useSelector(useSiteActor('openHours'), ({ context }) => nextOpenDay(context));
  if (!sent) return null;
  const chosen = choicesIn(sent.message, lineKinds);
  const own = ownWords(sent.message, lineKinds);
  const [start, rest] = firstLines(own);
  const rows = namedKinds.flatMap(kind => {
    const { options, picture } = chosen[kind.id] ?? {};
    const like = picture ? `, like “${picture.caption}”` : '';
    return options ? [[kind.label, nameOf(kind, options.join(', ')) + like] as const] : [];
  });
  const { price, note } = priceOf(chosen) ?? {};
  const title = chosen.style?.options[0];
  const photo = textMessageLink(
    `Hi, this is ${sent.name.trim()}. Here’s my inspiration photo${title ? ` for ${title}` : ''}. My request: ${sent.reference}.`,
  );
  const heading = `${formId}-receipt`;
  return (
    <section style={styles.receipt} aria-labelledby={heading}>
      <div style={styles.sun} />
      <h3 id={heading} style={styles.heading} tabIndex={-1} {...mark('receipt')}>
        We got your request
      </h3>
      <dl style={styles.rows}>
        <div style={styles.row}>
          <dt style={styles.term}>From</dt>
          <dd style={styles.value} translate="no">
            <bdi>{sent.name.trim()}</bdi>, <bdi style={styles.unbroken}>{sent.phone.trim()}</bdi>
          </dd>
        </div>
        <div style={styles.row}>
          <dt style={styles.term}>Reference</dt>
          <dd style={styles.value} translate="no">
            {sent.reference}
          </dd>
        </div>
        {rows.map(([name, value]) => (
          <div key={name} style={styles.row}>
            <dt style={styles.term}>{name}</dt>
            <dd style={styles.value}>{value}</dd>
          </div>
        ))}
        {price && (
          <div style={styles.row}>
            <dt style={styles.term}>Price</dt>
            <dd key={price} style={styles.value}>
              {price}
              <p style={styles.like}>{note}</p>
            </dd>
          </div>
        )}
        {own && (
          <div style={styles.row}>
            <dt style={styles.term}>In your words</dt>
            <dd style={styles.own} dir="auto" translate="no">
              {start}
              {rest && (
                <details>
                  <summary style={styles.more} translate="yes">
                    Show all
                  </summary>
                  {rest}
                </details>
              )}
            </dd>
          </div>
        )}
      </dl>
      <h4 style={styles.next}>What happens next</h4>
      <ol style={styles.steps}>
        <li>
          <span>We’ll answer within 24 hours to schedule your appointment.</span> <span key={openDay}>{openDay}</span>
        </li>
        {photo && (
          <li>
            <a style={styles.link} href={photo}>
              Text us your inspiration photo
            </a>
          </li>
        )}
        <li>
          <a style={styles.link} href={`${import.meta.env.BASE_URL}salon.vcf`} download>
            Save our number
          </a>{' '}
          so you’ll know it’s us.
        </li>
        <li>
          Need it sooner?{' '}
          <a style={styles.link} href={`tel:${salon.phone.dial}`}>
            Call {salon.phone.shown}
          </a>
        </li>
      </ol>
    </section>
  );
}

/** Splits a long text after its first lines, between two words if possible. */
function firstLines(text: string): [start: string, rest: string] {
  const lines = text.split('\n').slice(0, 6).join('\n');
  const [start = ''] = /^.{1,280}(?!\S)/su.exec(lines) ?? /^.{1,280}/su.exec(lines) ?? [];
  return [start, text.slice(start.length).replace(/^\s+/, '')];
}
