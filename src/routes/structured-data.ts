/**
 * schema.org data for search engines and maps, from the same content as the pages. Used only at build. There are no
 * ratings, because search engines do not accept a business's ratings of itself.
 */
import { hairstyles } from '../content/hairstyles';
import { notices } from '../content/notices';
import { prices } from '../content/prices';
import { salon } from '../content/salon';
import type { HairstyleCard, Prices, Salon } from '../content/schema';
import { cardUrl, siteUrl } from './head';
import { pageWords } from './page-words';
import { type Route, routes } from './routes';

const SALON: Salon = salon;
const PRICES: Prices = prices;
const id = siteUrl('/#salon');

/** Pages with full data about the salon; the other pages only name the salon. */
const aboutTheSalon: readonly Route['page'][] = ['home', 'services', 'contact'];

/** The JSON-LD graph of a page; undefined for pages without an address. */
export function structuredData(route: Route): object | undefined {
  if (route.path === null) return undefined;
  const nodes: object[] = aboutTheSalon.includes(route.page) ? [wholeSalon()] : [salonByName()];
  if (route.path !== '/') nodes.push(breadcrumbs(route));
  const { hairstyle } = pageWords(route);
  if (hairstyle) nodes.push(offerOf(hairstyle));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

const salonByName = () => ({ '@type': 'HairSalon', '@id': id, name: SALON.name, url: siteUrl('/') });

/**
 * Full data about the salon, without street, zip code, phone number, email address and place while those are invented.
 */
function wholeSalon() {
  const { sample, street, city, state, zip, phone, email, map, social } = SALON;
  const profiles = social.map(({ url }) => url).filter(url => url !== '#');
  return {
    ...salonByName(),
    description: SALON.tagline,
    image: cardUrl('/'),
    logo: siteUrl('/icon-512.png'),
    address: {
      '@type': 'PostalAddress',
      ...(sample ? {} : { streetAddress: street, postalCode: zip }),
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'US',
    },
    ...(sample ? {} : { telephone: phone.dial, email, geo: { '@type': 'GeoCoordinates', ...map } }),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    openingHoursSpecification: SALON.hours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: day,
      opens,
      closes,
    })),
    ...(notices.closures.length > 0
      ? { specialOpeningHoursSpecification: notices.closures.map(({ from, to }) => closedDays(from, to)) }
      : {}),
    priceRange: priceRange(),
    currenciesAccepted: 'USD',
    hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Braid styles', itemListElement: hairstyles.map(offerOf) },
  };
}

/** Describes closed days; in schema.org, the same time for `opens` and `closes` means closed. */
function closedDays(from: string, to: string) {
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens: '00:00', closes: '00:00' };
}

function priceRange(): string {
  const all = Object.values(PRICES).map(({ dollars }) => dollars);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `$${least}` : `$${least}–$${most}`;
}

function offerOf({ id: style, title, description }: HairstyleCard) {
  const path = `/styles/${style}`;
  const price = PRICES[style];
  return {
    '@type': 'Offer',
    url: siteUrl(path),
    ...(price && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        ...(price.from ? { minPrice: price.dollars } : { price: price.dollars }),
        priceCurrency: 'USD',
      },
    }),
    itemOffered: {
      '@type': 'Service',
      name: title,
      description,
      serviceType: 'Hair braiding',
      image: cardUrl(path),
      provider: { '@id': id },
    },
  };
}

function breadcrumbs(route: Route) {
  const home = routes.filter(({ page }) => page === 'home');
  const between = route.hairstyleId ? routes.filter(({ page }) => page === 'services') : [];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...home, ...between, route].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.menuLabel ?? pageWords(step).hairstyle?.title ?? pageWords(step).title,
      item: siteUrl(step.path ?? '/'),
    })),
  };
}
