import { useSelector } from '@xstate/react';
import { Link, useLocation } from 'wouter';
import { useSiteActor } from '../../actors/use-site';
import { salon } from '../../content/salon';
import { mark } from '../../effects/marks';
import { menuRoutes } from '../../routes/routes';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { OpenBadge } from '../OpenBadge/OpenBadge';
import * as css from './MobileMenu.css';

/**
 * The menu of narrow windows: a button opens the links. Without scripts, the links are always shown below the top bar.
 */
export function MobileMenu() {
  const menu = useSiteActor('mobileMenu');
  const open = useSelector(menu, snapshot => snapshot.hasTag('open'));
  const [path] = useLocation();
  return (
    <div className={css.menu}>
      <button
        type="button"
        className={css.toggle}
        {...mark('menu-toggle')}
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => menu.send({ type: 'menu.toggle' })}
      >
        <Icon name={open ? 'close' : 'menu'} />
        <span className={css.word}>Menu</span>
      </button>
      <nav id="mobile-menu" className={css.panel} data-state={open ? 'open' : 'closed'} aria-label="Mobile">
        <ul className={css.list} role="list">
          {menuRoutes.map(route => (
            <li key={route.path}>
              <Link
                className={css.link}
                href={route.path}
                aria-current={route.path === path ? 'page' : undefined}
                onClick={() => menu.send({ type: 'link.choose' })}
              >
                {route.menuLabel}
              </Link>
            </li>
          ))}
        </ul>
        <div className={css.book}>
          <Button width="full" onClick={() => menu.send({ type: 'booking.choose' })}>
            Book Now
          </Button>
        </div>
        <address className={css.visit}>
          <ErrorBoundary instead={null}>
            <OpenBadge />
          </ErrorBoundary>
          <span translate="no">{`${salon.street}, ${salon.city}`}</span>
          <a className={css.phone} href={`tel:${salon.phone.dial}`}>
            {salon.phone.shown}
          </a>
        </address>
      </nav>
    </div>
  );
}
