import { HairstyleCard, HairstyleGrid } from '../../components/HairstyleCard/HairstyleCard';
import { styleList } from '../../derived/style-list';
import { hiddenVisually } from '../../theme/hidden.css';
import { ButtonLink } from '../../ui/Button/Button';
import * as head from '../../ui/PageHead/PageHead.css';
import { Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import { container } from '../../ui/Section/Section.css';
import * as css from './NotFoundPage.css';

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

export function NotFoundPage({ page }: { page: keyof typeof words }) {
  const { title, text, link } = words[page];
  return (
    <>
      <div className={container}>
        <div className={css.page}>
          <p>
            <span className={hiddenVisually}>404</span>
            <span className={css.digits} aria-hidden="true">
              4
              <span className={css.zero}>
                <Picture id="coiled-braid" alt="" sizes="(min-width: 60em) min(15vw, 18rem), 30vw" priority="first" />
              </span>
              4
            </span>
          </p>
          <div className={css.words}>
            <h1 className={head.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={head.lead}>{text}</p>
            <p className={css.actions}>
              <ButtonLink href={link.href}>{link.label}</ButtonLink>
              <ButtonLink href="/gallery" tone="quiet">
                View Gallery
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
      <Section ground="soft" labelledBy="styles">
        <SectionHead id="styles" title="Start with a style" />
        <HairstyleGrid show="three">
          {styleList.slice(0, 3).map(hairstyle => (
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
