import { HairstyleCard, HairstyleGrid } from '../../components/HairstyleCard/HairstyleCard';
import { hairstyles } from '../../content/hairstyles';
import { ButtonLink } from '../../ui/Button/Button';
import { Section, SectionHead } from '../../ui/Section/Section';
import { container } from '../../ui/Section/Section.css';
import { shownHairstyle } from '../shown-hairstyle';
import { OVER, UNDER } from './braid';
import * as css from './NotFoundPage.css';

interface NotFoundPageProps {
  title: string;
  text: string;
  /** Where to go on from here. */
  link: { href: string; label: string };
}

const shownStyles = hairstyles.slice(0, 3).map(shownHairstyle);

/** A braid that has come undone before its arch. */
function Undone() {
  return (
    <svg className={css.drawing} viewBox="0 0 300 360" width="300" height="360" aria-hidden="true">
      <path className={css.ring} d="M12 360V150a138 138 0 01276 0v210" strokeWidth="1.5" />
      <path className={css.arch} d="M28 360V150a122 122 0 01244 0v210z" />
      <circle className={css.sun} cx="150" cy="140" r="86" />
      {[UNDER, OVER].map(strands => (
        <g key={strands[0]}>
          <path className={css.edge} d={strands.join('')} strokeWidth="27" />
          <path className={css.strand} d={strands.join('')} strokeWidth="22" />
          <path className={css.shine} d={strands.join('')} strokeWidth="2" strokeDasharray="9 7" />
        </g>
      ))}
      <path className={css.cord} d="M118 40h64M118 48h64M118 56h64" strokeWidth="6" />
    </svg>
  );
}

function Missing({ title, text, link }: NotFoundPageProps) {
  return (
    <>
      <div className={container}>
        <div className={css.page}>
          <Undone />
          <div className={css.words}>
            <p className={css.number}>404</p>
            <h1 className={css.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={css.text}>{text}</p>
            <p className={css.actions}>
              <ButtonLink href={link.href}>{link.label}</ButtonLink>
            </p>
          </div>
        </div>
      </div>
      <Section ground="soft" labelledBy="styles">
        <SectionHead id="styles" title="Start with a style" />
        <HairstyleGrid show="three">
          {shownStyles.map(hairstyle => (
            <HairstyleCard
              key={hairstyle.id}
              hairstyle={hairstyle}
              sizes="(min-width: 120rem) 26.75rem, (min-width: 104rem) calc(25vw - 3.35rem), (min-width: 78rem) 22.75rem, (min-width: 40em) 28.5vw, 27.5vw"
            />
          ))}
        </HairstyleGrid>
      </Section>
    </>
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
