import { Link } from 'wouter';
import { salon } from '../../content/salon';
import { emailLink } from '../../content/salon-links';
import { menuRoutes } from '../../routes/routes';
import { container } from '../../ui/Section/Section.css';
import { Wordmark } from '../../ui/Wordmark/Wordmark';
import { SalonHours } from '../SalonHours/SalonHours';
import * as css from './Footer.css';

const quickLinks = menuRoutes.filter(route => route.page !== 'home');

export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={container}>
        <div className={css.grid}>
          <div className={`${css.brand} ${css.wide}`}>
            <Wordmark name={salon.name} />
            <address className={css.address} translate="no">
              <span>
                {salon.street}
                <br />
                {`${salon.city}, ${salon.state} ${salon.zip}`}
              </span>
              <a className={css.link} href={`tel:${salon.phone.dial}`}>
                {salon.phone.shown}
              </a>
              <a className={css.link} href={emailLink()}>
                {salon.email}
              </a>
            </address>
          </div>
          <div className={css.wide}>
            <h2 className={css.heading}>Business hours</h2>
            <SalonHours />
          </div>
          <nav className={css.onScreen} aria-label="Quick links">
            <h2 className={css.heading}>Quick links</h2>
            <ul className={css.list} role="list">
              {quickLinks.map(route => (
                <li key={route.path}>
                  <Link className={css.link} href={route.path}>
                    {route.menuLabel}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {salon.social.length > 0 && (
            <div className={css.onScreen}>
              <h2 className={css.heading}>Follow us</h2>
              <ul className={css.list} role="list">
                {salon.social.map(({ name, url }) => (
                  <li key={name}>
                    <a className={css.link} href={url}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={css.legal}>
          <p>{`© ${salon.copyrightYear} ${salon.name}. All rights reserved.`}</p>
          <Link className={css.link} href="/contact#assurances">
            Privacy and accessibility
          </Link>
        </div>
      </div>
    </footer>
  );
}
