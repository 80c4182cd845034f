/** Puts another salon's data into a copy of the project, as docs/owner.md describes. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectCopy } from '../../dev/lib/project-copy';

export const settings = {
  VITE_EMAILJS_PUBLIC_KEY: 'pk_of_the_other_salon',
  VITE_EMAILJS_SERVICE_ID: 'service_other',
  VITE_EMAILJS_TEMPLATE_ID: 'template_other',
  SITE_URL: 'https://www.adinkra-hair-of-the-test.com',
};

export const CONSENT = 'Form of May 3, 2026, in the blue folder';

const salon = `import type { Salon } from './schema';

export const salon = {
  sample: false,
  name: 'Adinkra Hair',
  tagline: 'Braids and twists in Malden, Massachusetts',
  street: '7 Loom Street',
  city: 'Malden',
  state: 'MA',
  zip: '02148',
  phone: { shown: '(781) 484-2290', dial: '+17814842290' },
  email: 'hello@adinkra-hair-of-the-test.com',
  timeZone: 'America/New_York',
  hours: [
    { day: 'Tuesday', opens: '09:00', closes: '17:00' },
    { day: 'Saturday', opens: '09:00', closes: '17:00' },
  ],
  map: { latitude: 42.4281, longitude: -71.0702, exact: true },
  claims: { clients: '40+ Happy Clients', styles: '12 Braiding Styles' },
  urgentCall: {
    heading: 'Today?',
    text: 'Call us.',
  },
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/adinkra-hair-of-the-test' }],
  copyrightYear: ${new Date().getFullYear()},
} as const satisfies Salon;
`;

const testimonials = `import type { Testimonial } from './schema';

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Efua B.',
    text: 'Straight rows, kind hands, and on time.',
    rating: 5,
    hairstyle: 'cornrows',
    sample: false,
  },
];
`;

const terms = `import type { Terms } from './schema';

export const terms: Terms = {
  deposit:
    'We ask for $20, which counts toward the price. You can pay it by Zelle or at the door; if snow closes the city, it moves with you to whichever morning we both pick next.',
  lateness:
    'Call us; after half an hour we may have to find another day. Buses on Pleasant Street run behind schedule most Saturdays, so leave a little earlier than your map suggests.',
  cancellation:
    'A day ahead, please, so that somebody else can have the chair. Twice within a season is fine, emergencies never count, and nobody has to explain why.',
  children:
    'From five years on. Bring one grown-up who stays, a tablet with headphones, lunch without nuts, and patience for wiggly breaks halfway through.',
  parking:
    'On the street, free on Sundays. Otherwise the garage behind Exchange Avenue costs two dollars an hour; orange cones belong to our neighbors downstairs.',
  payment: 'Cash or card. Split it across wallets if that helps; tips are welcome, never expected, and checks stay home.',
};
`;

export const HAIR_ANSWER = 'Yes, where we list prices by size and length.';

const priceGrid = `{
  'knotless-braids': [
    { size: 'Medium', length: 'Mid-back', dollars: 210, hours: 6.5, hairIncluded: true },
    { size: 'Medium', length: 'Waist', dollars: 240, hours: 7, hairIncluded: true },
    { size: 'Small', length: 'Waist', dollars: 290, hours: 9, hairIncluded: true },
    { size: 'Small', length: 'Shoulder', dollars: 230, hours: 7, hairIncluded: true },
    { size: 'Large', length: 'Chin', dollars: 180, hours: 4, hairIncluded: false },
  ],
}`;

/** Only the prices by size and length, and the terms. */
async function fillInPrices({ write, edit }: ProjectCopy): Promise<void> {
  await write('src/content/terms.ts', terms);
  await edit('src/content/prices.ts', 'PriceGrid = {}', `PriceGrid = ${priceGrid}`);
  await edit('src/content/questions.ts', /Your quote will say\. .*(?=')/, HAIR_ANSWER);
}

export async function replaceContent(copy: ProjectCopy): Promise<void> {
  const { root, read, write } = copy;
  await write('src/content/salon.ts', salon);
  await write('src/content/testimonials.ts', testimonials);
  await fillInPrices(copy);
  for (const file of ['src/content/questions.ts', 'src/content/assurances.ts'])
    await write(file, (await read(file)).replace(/\n *waitsFor: .*/g, ''));
  await write(
    '.env',
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const cards = (await readdir(join(root, 'src/content/hairstyles'))).map(id => `src/content/hairstyles/${id}/card.ts`);
  for (const file of ['src/content/photographs.ts', ...cards])
    await write(file, (await read(file)).replaceAll("kind: 'illustration'", "kind: 'photograph'"));
  const facts = (await readdir(join(root, 'src/content/hairstyles'))).map(
    id => `src/content/hairstyles/${id}/facts.ts`,
  );
  const languages = await read('src/content/how-to-book.ts');
  await write('src/content/how-to-book.ts', languages.replaceAll('checked: false', 'checked: true'));
  for (const file of ['src/content/visit.ts', ...facts])
    await write(file, (await read(file)).replace('typical: true', 'typical: false'));
  const pictures = (await readdir(join(root, 'src/content/photographs'))).map(name => name.replace(/\.\w+$/, ''));
  const lines = pictures.map(id => `  '${id}': '${CONSENT}',\n`).join('');
  await write('src/content/consents.ts', `export const consents = {\n${lines}};\n`);
}
