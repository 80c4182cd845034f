import { salon } from '../../content/salon';
import { emailLink, textMessageLink } from '../../content/salon-links';
import { SalonHours } from '../SalonHours/SalonHours';
import * as css from './ContactDetails.css';

/** The first words of a text message, which the sender continues. */
const GREETING = "Hi, I'd like to ask about braids: ";
const sms = textMessageLink(GREETING);

export function ContactDetails() {
  return (
    <div className={css.details}>
      <div>
        <h3 className={css.heading}>Address</h3>
        <address className={`${css.entry} ${css.address}`} translate="no">
          <span>
            {salon.street}
            <br />
            {salon.city}, {salon.state} {salon.zip}
          </span>
        </address>
      </div>
      <div>
        <h3 className={css.heading}>Phone</h3>
        <div className={css.entry}>
          <a className={css.link} href={`tel:${salon.phone.dial}`}>
            {salon.phone.shown}
          </a>
          <p className={css.ways}>
            {sms && (
              <a className={css.link} href={sms}>
                Text us
              </a>
            )}
            <a className={css.link} href={`${import.meta.env.BASE_URL}salon.vcf`} download>
              Save our number
            </a>
          </p>
        </div>
      </div>
      <div>
        <h3 className={css.heading}>Email</h3>
        <p className={css.entry}>
          <a className={css.link} href={emailLink()}>
            {salon.email}
          </a>
        </p>
      </div>
      <div>
        <h3 className={css.heading}>Business hours</h3>
        <div className={css.entry}>
          <div>
            <SalonHours />
          </div>
        </div>
      </div>
    </div>
  );
}
