import { Link } from 'wouter';
import { AskBar, askBar } from '../../components/AskBar/AskBar';
import { BookAppointmentLink } from '../../components/BookAppointmentLink/BookAppointmentLink';
import { Part } from '../../components/Part/Part';
import { altOf } from '../../content/photograph-of';
import type { HairstyleCard, HairstyleHistory } from '../../content/schema';
import { styleList } from '../../content/style-list';
import { ButtonLink } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { late } from '../../ui/Late/Late';
import { Picture } from '../../ui/Picture/Picture';
import { container } from '../../ui/Section/Section.css';
import * as css from './StylePage.css';

export const Glance = late<{ id: string }>(() => import('./Glance').then(part => part.Glance));
export const Wearing = late<{ id: string; title: string }>(() => import('./Wearing').then(part => part.Wearing));

export const StylePictures = late<{ id: string; title: string }>(() =>
  import('./StylePictures').then(part => part.StylePictures),
);

export { askBar };

const sections = [
  ['overview', 'Overview'],
  ['origins', 'Origins & History'],
  ['culturalSignificance', 'Cultural Significance'],
  ['evolution', 'Evolution Through Time'],
  ['modernDay', 'Modern Day Significance'],
] as const;

interface StylePageProps {
  hairstyle: HairstyleCard;
  history: HairstyleHistory;
}

/** Where one style comes from and what it means, with the sources. */
export function StylePage({ hairstyle, history }: StylePageProps) {
  const { price = '', time = '' } = styleList.find(({ id }) => id === hairstyle.id) ?? {};
  return (
    <>
      <div className={container}>
        <Link href="/services" className={css.back}>
          <Icon name="back" size={20} />
          Back to services
        </Link>
        <div className={css.layout}>
          <h1 className={css.title} tabIndex={-1}>
            {hairstyle.title}
          </h1>
          <aside className={css.aside} aria-label={`${hairstyle.title} at a glance`}>
            <div className={css.arch}>
              <Picture
                id={hairstyle.image}
                alt={altOf(hairstyle.image)}
                sizes="(min-width: 60em) 22rem, (min-width: 40em) 20rem, min(100vw - 3.2rem, 26rem)"
                turn="first"
              />
            </div>
            <Part>
              <div className={css.glance}>
                <p className={css.price}>{price}</p>
                <Glance id={hairstyle.id} />
                <div className={css.actions} data-page-ask="">
                  <BookAppointmentLink hairstyle={hairstyle.title} />
                  <ButtonLink href="/gallery" tone="quiet">
                    View Gallery
                  </ButtonLink>
                </div>
              </div>
            </Part>
          </aside>
          <article className={css.article}>
            <Part>
              {sections.map(([key, heading]) => (
                <section key={key} className={css.section} aria-labelledby={key}>
                  <h2 id={key} className={css.heading}>
                    {heading}
                  </h2>
                  {history[key].map(paragraph => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
              ))}
              <section className={css.section} aria-labelledby="sources">
                <h2 id="sources" className={css.sourcesHeading}>
                  Sources
                </h2>
                <ul className={css.sources}>
                  {history.sources.map(({ title, publisher, url }) => (
                    <li key={title}>
                      {url ? (
                        <a href={url} rel="noopener">
                          {title}
                        </a>
                      ) : (
                        title
                      )}
                      , {publisher}
                    </li>
                  ))}
                </ul>
              </section>
            </Part>
          </article>
        </div>
      </div>
      <Part>
        <StylePictures id={hairstyle.id} title={hairstyle.title} />
      </Part>
      <Part>
        <Wearing id={hairstyle.id} title={hairstyle.title} />
      </Part>
      <Part instead={null}>
        <AskBar title={hairstyle.title} price={price} time={time} />
      </Part>
    </>
  );
}
