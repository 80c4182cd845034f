import { ButtonLink } from '../../ui/Button/Button';
import { container } from '../../ui/Section/Section.css';
import * as css from './NotFoundPage.css';

interface NotFoundPageProps {
  title: string;
  text: string;
  /** Where to go on from here. */
  link: { href: string; label: string };
}

function Missing({ title, text, link }: NotFoundPageProps) {
  return (
    <div className={container}>
      <div className={css.page}>
        <p className={css.sun}>404</p>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        <p className={css.actions}>
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        </p>
      </div>
    </div>
  );
}

export function NotFoundPage() {
  return (
    <Missing
      title="Oops! Page not found"
      text="There’s no page at this address. It may be mistyped, or the page may have moved."
      link={{ href: '/', label: 'Return to Home' }}
    />
  );
}

export function StyleNotFoundPage() {
  return (
    <Missing
      title="Braid style not found"
      text="We don’t have a page for a style with this name."
      link={{ href: '/services', label: 'Back to services' }}
    />
  );
}
