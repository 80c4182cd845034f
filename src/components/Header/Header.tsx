import { Link, useLocation } from 'wouter';
import { salon } from '../../content/salon';
import { mark } from '../../effects/marks';
import { menuRoutes } from '../../routes/routes';
import { ButtonLink } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Wordmark } from '../../ui/Wordmark/Wordmark';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import * as css from './Header.css';

export function Header() {
  const [path] = useLocation();
  return (
    <header className={css.header} {...mark('menu')}>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <div className={css.bar}>
        <Link className={css.home} href="/" aria-label={`${salon.name}, home page`}>
          <Wordmark name={salon.name} />
        </Link>
        <nav className={css.links} aria-label="Main">
          {menuRoutes.map(route => (
            <Link
              key={route.path}
              className={css.link}
              href={route.path}
              aria-current={route.path === path ? 'page' : undefined}
            >
              {route.menuLabel}
            </Link>
          ))}
        </nav>
        <a className={css.iconInBar} href={`tel:${salon.phone.dial}`} aria-label={`Call ${salon.phone.shown}`}>
          <Icon name="phone" />
        </a>
        <ErrorBoundary>
          <ThemeToggle />
        </ErrorBoundary>
        <div className={css.book}>
          <ButtonLink href="/contact">Book Now</ButtonLink>
        </div>
        <ErrorBoundary>
          <MobileMenu />
        </ErrorBoundary>
      </div>
    </header>
  );
}
