import { Link } from 'wouter';
import { AskBar } from '../../components/AskBar/AskBar';
import { BookAppointmentLink } from '../../components/BookAppointmentLink/BookAppointmentLink';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { altOf } from '../../content/photograph-of';
import type { HairstyleCard, HairstyleHistory } from '../../content/schema';
import { styleList } from '../../derived/style-list';
import { mark } from '../../effects/marks';
import { ButtonLink } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { NoBreak } from '../../ui/NoBreak/NoBreak';
import { Picture } from '../../ui/Picture/Picture';
import { container } from '../../ui/Section/Section.css';
import { AfterFirstFrame } from '../AfterFirstFrame';
import { Glance } from './Glance';
import { History } from './History';
import * as css from './StylePage.css';
import { StylePictures } from './StylePictures';
import { Wearing } from './Wearing';

export { hairstyleById } from '../../content/hairstyles';

interface StylePageProps {
  hairstyle: HairstyleCard;
  history: HairstyleHistory;
}

export function StylePage({ hairstyle, history }: StylePageProps) {
  const { price = '', time = '' } = styleList.find(({ id }) => id === hairstyle.id) ?? {};
  return (
    <>
      <div className={css.opening}>
        <div className={container}>
          <Link href="/services" className={css.back}>
            <Icon name="back" size={20} />
            Back to services
          </Link>
          <div className={css.layout}>
            <h1 className={css.title} tabIndex={-1}>
              {hairstyle.title}
            </h1>
            <p className={css.lead}>
              <NoBreak text={hairstyle.description} />
            </p>
            <div className={css.arch} {...mark('transition-end')}>
              <Picture
                id={hairstyle.image}
                alt={altOf(hairstyle.image)}
                sizes="(max-height: 30em) calc((100vh - 6rem) * .8), (min-width: 60em) clamp(22rem, min((100vh - 8rem) * .8, 40vw), 46rem), (min-width: 40em) calc(46vw - 1rem), min(66vw, 17rem)"
                priority="first"
              />
            </div>
            <aside className={css.aside} aria-label={`${hairstyle.title} at a glance`}>
              <ErrorBoundary>
                <div className={css.glance}>
                  <p className={css.price}>{price}</p>
                  <Glance id={hairstyle.id} title={hairstyle.title} />
                  <div className={css.actions} {...mark('page-ask')}>
                    <BookAppointmentLink hairstyle={hairstyle.title} />
                    <ButtonLink href="/gallery" tone="quiet">
                      View Gallery
                    </ButtonLink>
                  </div>
                </div>
              </ErrorBoundary>
            </aside>
          </div>
        </div>
      </div>
      <AfterFirstFrame last>
        <article className={css.article}>
          <ErrorBoundary>
            <History id={hairstyle.id} picture={hairstyle.image} history={history} />
          </ErrorBoundary>
        </article>
        <ErrorBoundary>
          <StylePictures id={hairstyle.id} />
        </ErrorBoundary>
        <ErrorBoundary>
          <Wearing id={hairstyle.id} />
        </ErrorBoundary>
      </AfterFirstFrame>
      <ErrorBoundary instead={null}>
        <AskBar title={hairstyle.title} price={price} time={time} />
      </ErrorBoundary>
    </>
  );
}
