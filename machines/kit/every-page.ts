/** What holds on every page, whatever its machines do: where links lead, and what browsers know of fields. From the specification. */
import { type Aspects, button, footer, header, heading, link, seen, type Viewport } from 'xstate-paths';
import type { SiteContent } from './content';
import { quickLinks, toast } from './steps';

/** Where links lead, and their names. */
const targetsOf = ({ name, email, phone, hairstyles }: SiteContent): [target: string, names: string[]][] => [
  ['#main', ['Skip to content']],
  ['/', [`${name}, home page`, 'Home']],
  ['/services', ['Services', 'All services and prices', 'Back to services']],
  ['/gallery', ['Gallery', 'View Our Work', 'View Gallery']],
  ['/contact', ['Contact', 'Book Now', 'Book Your Appointment']],
  ['/contact#assurances', ['Privacy and accessibility']],
  [`tel:${phone.dial}`, [phone.shown, `Call ${phone.shown}`]],
  [`mailto:${email}`, [email, `Email ${email}`, 'Email us']],
  ['/salon.vcf', ['Save our number']],
  ...hairstyles.flatMap(({ id, title }): [string, string[]][] => [
    [`/styles/${id}`, [title, `Learn History: ${title}`, `Style history: ${title}`]],
    ['/contact', [`Book Appointment: ${title}`, `Book this style: ${title}`]],
  ]),
];

/** Type, name and autofill of a field, by its label. */
const inputs: Readonly<Record<string, string>> = {
  'Full Name *': 'text, name name, autocomplete name',
  'Phone Number *': 'tel, name phone, autocomplete tel',
  Style: 'select, name style',
  'First date that works for you': 'date, name date',
  'Your email': 'email, name email, autocomplete email',
  'Message *': 'textarea, name message',
};

/** The links that every page has. A narrow window has no others in the header. */
const alwaysOn = ({ name }: SiteContent) => [
  ...['Skip to content', `${name}, home page`].map(one => seen(link(one, header))),
  ...['Services', 'Gallery', 'Contact'].map(one => seen(link(one, quickLinks))),
  seen(link('Privacy and accessibility', footer)),
];

/** What every page shows at these widths before anything is done. */
export const pageAtRest = ({ phone, email }: SiteContent, widths: readonly Viewport[]): Aspects => ({
  [seen(link(`Call ${phone.shown}`, header))]: `to tel:${phone.dial}`,
  [seen(button('Switch between light and dark mode', header))]: 'there',
  ...(widths.includes('phone') && { [seen(button('Menu', header))]: 'expanded false' }),
  ...(widths.includes('desktop') && { [seen(link('Book Now', header))]: 'to /contact' }),
  [seen(link(phone.shown, footer))]: `to tel:${phone.dial}`,
  [seen(link(email, footer))]: `to mailto:${email}`,
  [seen(heading('Business hours', footer))]: 'there',
  ...{ dialog: '', 'page scrolls': 'true', 'open details': '' },
  ...{ 'broken references': '', 'hidden and focusable': '', [toast]: '' },
});

/** The expected aspects of a page with these aspects. */
export function everyPage(content: SiteContent): (seen: Readonly<Record<string, string>>) => Aspects {
  const links: Record<string, string> = Object.fromEntries(
    targetsOf(content).flatMap(([target, names]) => names.map(name => [name, target])),
  );
  /** A picture's link opens that picture: from a style's page among those of the style, in the gallery after hydration from there. */
  const pictureLink = (alt: string, address: string): string | undefined => {
    const { id, style } = content.photos.find(one => one.alt === alt) ?? {};
    return id && (address.startsWith('/styles/') ? `/gallery?style=${style}&photo=${id}` : `?photo=${id}`);
  };
  const expected = (aspect: string, seen: string, address: string): string | undefined => {
    const [, kind, name = ''] = /^(link|picture|input of field) '(.*)' in '/.exec(aspect) ?? [];
    if (kind === 'picture') {
      const target = pictureLink(name, address);
      return target && seen.startsWith('in a link to ') ? `in a link to ${target}` : undefined;
    }
    if (kind === 'input of field') return inputs[name] ?? 'a field in `inputs` of machines/kit/every-page.ts';
    const target = kind && links[name];
    // Several links in one place may have the same name; each may be inert, or the current page.
    // A source on another site may have a style's name.
    return target && seen.replace(/(^| \| )to (?!https:)[^,|]*?(?=,| \||$)/g, `$1to ${target}`);
  };
  return seen =>
    Object.fromEntries(
      [...alwaysOn(content), ...Object.keys(seen)].flatMap(aspect => {
        const value = expected(aspect, seen[aspect] ?? 'to nothing', seen.address ?? '');
        return value === undefined ? [] : [[aspect, value]];
      }),
    );
}
