import { HairstyleCard, HairstyleGrid } from '../../components/HairstyleCard/HairstyleCard';
import { hairstyles } from '../../content/hairstyles';
import { ButtonLink } from '../../ui/Button/Button';
import { Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import { container } from '../../ui/Section/Section.css';
import { shownHairstyle } from '../shown-hairstyle';
import * as css from './NotFoundPage.css';

/** The words of each page, with a link to continue from there. */
const words = {
  notFound: {
    title: 'Oops! Page not found',
    text: 'There’s no page at this address. It may be mistyped, or the page may have moved.',
    link: { href: '/', label: 'Return to Home' },
  },
  styleNotFound: {
    title: 'Braid style not found',
    text: 'We don’t have a page for a style with this name.',
    link: { href: '/services', label: 'Back to services' },
  },
};

const shownStyles = hairstyles.slice(0, 3).map(shownHairstyle);

export function NotFoundPage({ page }: { page: keyof typeof words }) {
  const { title, text, link } = words[page];
  return (
    <>
      <div className={container}>
        <div className={css.page}>
          <div className={css.words}>
            <p className={css.number}>404</p>
            <h1 className={css.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={css.text}>{text}</p>
            <p className={css.actions}>
              <ButtonLink href={link.href}>{link.label}</ButtonLink>
              <ButtonLink href="/gallery" tone="quiet">
                View Gallery
              </ButtonLink>
            </p>
          </div>
          <div className={css.arch}>
            <Picture
              id="gallery-braiding-hands"
              alt=""
              sizes="(min-width: 40em) clamp(20rem, 32vw, 30rem), min(13.75rem, 70vw)"
              priority="first"
            />
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
