import { Link } from 'wouter';
import { BeforeYouBook } from '../../components/BeforeYouBook/BeforeYouBook';
import { BookAppointmentLink } from '../../components/BookAppointmentLink/BookAppointmentLink';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { HairstyleCard, HairstyleGrid } from '../../components/HairstyleCard/HairstyleCard';
import { history } from '../../components/HairstyleCard/HairstyleCard.css';
import { hairstyleById } from '../../content/hairstyles';
import { inWords } from '../../content/in-words';
import { PRICE_NOTE } from '../../content/price-words';
import { salon } from '../../content/salon';
import { styleList } from '../../derived/style-list';
import { hiddenVisually } from '../../theme/hidden.css';
import { media } from '../../theme/media';
import { PageHead } from '../../ui/PageHead/PageHead';
import { below } from '../../ui/Section/Section.css';
import { AfterFirstFrame } from '../AfterFirstFrame';
import { Choosing } from './Choosing';

/** How many cards a window shows before the visitor scrolls. */
const inWindow = () => (!import.meta.env.SSR && matchMedia(media.phone).matches ? 2 : 4);

export function ServicesPage() {
  const first = inWindow();
  const cards = styleList.map((hairstyle, index) => (
    <HairstyleCard
      key={hairstyle.id}
      hairstyle={hairstyle}
      sizes="(min-width: 120rem) 26.75rem, (min-width: 104rem) calc(25vw - 3.35rem), (min-width: 78rem) 22.75rem, (min-width: 60em) 28.5vw, (min-width: 40em) 43vw, calc(45vw - 1rem)"
      priority={index === 0 ? 'first' : 'near'}
      description={hairstyleById(hairstyle.id)?.description ?? ''}
    >
      <BookAppointmentLink hairstyle={hairstyle.title} tone="quiet" />
      <Link className={history} href={`/styles/${hairstyle.id}`} aria-label={`Learn History: ${hairstyle.title}`}>
        Learn History
      </Link>
    </HairstyleCard>
  ));
  return (
    <>
      <PageHead title="Styles and prices">
        {inWords(styleList.length)} kinds of braids, {salon.claims.styles.toLowerCase()}, each with its price.{' '}
        {PRICE_NOTE}
      </PageHead>
      <div className={below}>
        <h2 className={hiddenVisually}>All styles</h2>
        <ErrorBoundary>
          <HairstyleGrid show="all">
            {cards.slice(0, first)}
            <AfterFirstFrame>{cards.slice(first)}</AfterFirstFrame>
          </HairstyleGrid>
        </ErrorBoundary>
      </div>
      <AfterFirstFrame last>
        <ErrorBoundary>
          <BeforeYouBook on="services" />
          <Choosing />
        </ErrorBoundary>
      </AfterFirstFrame>
    </>
  );
}
