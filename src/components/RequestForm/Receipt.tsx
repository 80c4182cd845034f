import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { choicesIn, ownWords, PRICE } from '../../../machines/contact-form/request-lines';
import { useSiteActor, useToday } from '../../actors/use-site';
import { salon } from '../../content/salon';
import { textMessageLink } from '../../content/salon-links';
import { mark } from '../../effects/marks';
import { lineKinds, namedKinds, nameOf } from '../../words/request';
import { priceOf } from './chosen-cost';
import { nextOpenDay } from './NextOpenDay';
import * as styles from './request-styles.css';
import { useFormId } from './use-request';

export function Receipt() {
  const form = useSiteActor('contactForm');
  const heading = useFormId('receipt');
  const sent = useSelector(form, snapshot => snapshot.context.receipt);
  const openDay = nextOpenDay(useToday());
  if (!sent) return null;
  const chosen = choicesIn(sent.message, lineKinds);
  const own = ownWords(sent.message, lineKinds);
  const [start, rest] = firstLines(own);
  const rows = namedKinds.flatMap(kind => {
    // The price has its own row, below.
    if (kind.id === PRICE) return [];
    const { options, picture } = chosen[kind.id] ?? {};
    const like = picture ? `, like “${picture.caption}”` : '';
    return options ? [[kind.label, nameOf(kind, options.join(', ')) + like] as const] : [];
  });
  const { price, note } = priceOf(chosen) ?? {};
  const title = chosen.style?.options[0];
  const photo = textMessageLink(
    `Hi, this is ${sent.name.trim()}. Here’s my inspiration photo${title ? ` for ${title}` : ''}. My request: ${sent.reference}.`,
  );
  return (
    <section className={styles.receipt} aria-labelledby={heading}>
      <div className={styles.sun} />
      <h3 id={heading} className={styles.heading} tabIndex={-1} {...mark('receipt')}>
        We got your request
      </h3>
      <dl className={styles.rows}>
        <Row term="From" translate="no">
          <bdi>{sent.name.trim()}</bdi>, <bdi className={styles.unbroken}>{sent.phone.trim()}</bdi>
        </Row>
        <Row term="Reference" translate="no">
          {sent.reference}
        </Row>
        {rows.map(([name, value]) => (
          <Row key={name} term={name}>
            {value}
          </Row>
        ))}
        {price && (
          <Row key={price} term="Price">
            {price}
            <p className={styles.like}>{note}</p>
          </Row>
        )}
        {own && (
          <Row term="In your words" className={styles.own} dir="auto" translate="no">
            {start}
            {rest && (
              <details>
                <summary className={styles.more} translate="yes">
                  Show all
                </summary>
                {rest}
              </details>
            )}
          </Row>
        )}
      </dl>
      <h4 className={styles.next}>What happens next</h4>
      <ol className={styles.steps}>
        <li>
          <span>We’ll answer within 24 hours to schedule your appointment.</span> <span key={openDay}>{openDay}</span>
        </li>
        {photo && (
          <li>
            <a className={styles.link} href={photo}>
              Text us your inspiration photo
            </a>
          </li>
        )}
        <li>
          <a className={styles.link} href={`${import.meta.env.BASE_URL}salon.vcf`} download>
            Save our number
          </a>{' '}
          so you’ll know it’s us.
        </li>
        <li>
          Need it sooner?{' '}
          <a className={styles.link} href={`tel:${salon.phone.dial}`}>
            Call {salon.phone.shown}
          </a>
        </li>
      </ol>
    </section>
  );
}

function Row({ term, ...description }: ComponentProps<'dd'> & { term: string }) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value} {...description} />
    </div>
  );
}

/** Splits a long text after its first lines, between two words if possible. */
function firstLines(text: string): [start: string, rest: string] {
  const lines = text.split('\n').slice(0, 6).join('\n');
  const [start = ''] = /^.{1,280}(?!\S)/su.exec(lines) ?? /^.{1,280}/su.exec(lines) ?? [];
  return [start, text.slice(start.length).replace(/^\s+/, '')];
}
