/** An owner's edits in a copy of the project: the salon's real data, a closure, a new hairstyle, and a release. */

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyProject, type ProjectCopy } from '../../dev/lib/project-copy';
import { serve } from '../../dev/lib/serve';
import { sharedBrowser } from '../support/browser';
import { CONSENT, replaceContent, settings } from '../support/custom-content';
import { hydrated, phone } from '../support/site';

const ID = 'marley-twists';
const TITLE = 'Marley Twists';
const ALT = 'Thick twists with a soft, fuzzy finish, gathered over one shoulder.';

const card = `import type { HairstyleCard } from '../../schema';

export const card = {
  id: '${ID}',
  order: 7,
  title: '${TITLE}',
  shortName: 'Marley',
  description: 'Full twists with a soft finish. Light to wear, and quick to put in.',
  metaDescription:
    '${TITLE} $170 in Malden, MA. Full, soft and light: see how two strands become a twist, what it asks of you, and read the history.',
  image: 'style-${ID}',
  picture: { alt: '${ALT}', kind: 'illustration' },
  signature: false,
} satisfies HairstyleCard;
`;

let copy: ProjectCopy;
const runs: Record<string, Awaited<ReturnType<typeof run>>> = {};

/** Runs the tools directly, not by npm: a copy shares the project's packages and must never install any. */
function run(script: string, ...args: string[]) {
  const env = { ...process.env, ...settings, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const command = [join(copy.root, 'node_modules', script), ...args];
  return new Promise<{ status: number | null; output: string }>(resolve => {
    const child = execFile(process.execPath, command, { cwd: copy.root, env }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, output: stdout + stderr }),
    );
  });
}

beforeAll(async () => {
  copy = await copyProject();
  await replaceContent(copy);
  await copy.edit(
    'src/content/notices.ts',
    'closures: [],',
    "closures: [{ from: '2099-12-24', to: '2099-12-26', text: 'Happy holidays!' }],",
  );
  const folder = `src/content/hairstyles/${ID}`;
  await copy.write(`${folder}/card.ts`, card);
  const cornrows = await copy.read('src/content/hairstyles/cornrows/history.ts');
  // Leaves only text and sources: no drawings, dates, map or quote.
  await copy.write(`${folder}/history.ts`, cornrows.replace(/ {2}figures: .* {2}sources: /s, '  sources: '));
  await copy.edit('src/content/prices.ts', '} satisfies', `  '${ID}': { dollars: 170, from: false },\n} satisfies`);
  const picture = sharp({ create: { width: 400, height: 500, channels: 3, background: '#c2562e' } });
  await copy.write(`src/content/photographs/style-${ID}.png`, await picture.png().toBuffer());
  runs.preflight = await run('tsx/dist/cli.mjs', 'dev/preflight/index.ts');
  runs.release = await run('vite/bin/vite.js', 'build', '--mode', 'release', '--logLevel', 'warn');
  // A build beside other tests takes up to a minute.
}, 180_000);
afterAll(() => copy.remove());

const built = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8');
/** A page's HTML without styles, comments and `srcSet`, so that it is short enough to read when a test fails. */
const read = (file: string) => built(file).replace(/<style>.*?<\/style>|<!--.*?-->|srcSet="[^"]*"/gs, '');
const texts = () =>
  readdirSync(join(copy.root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(js|html|xml|json|txt|css|vcf|webmanifest)$/.test(name))
    .map(name => [name, built(name)] as const);

describe('a release with the owner’s data', () => {
  it('passes preflight, with a note about its one illustration', () => {
    expect(runs.preflight).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^1 optional note:\n/),
    });
    expect(runs.preflight?.output).toMatch(
      new RegExp(`hairstyles/${ID}/card.ts:\\d+\n +this picture is an illustration`),
    );
    expect(runs.release?.output).not.toMatch(/to fix/);
    expect(runs.release?.status).toBe(0);
  });

  it('contains none of the sample salon’s data', () => {
    expect(texts().length).toBeGreaterThan(20);
    for (const [name, text] of texts())
      for (const sample of ['Ochre Row', 'Cowrie Lane', '555-01', 'ochre-row', 'Naomi R.'])
        expect(text.includes(sample), `${sample} in ${name}`).toBe(false);
    expect(built('index.html')).toContain('Efua B.');
  });

  it('shows the only testimonial without buttons for others', () => {
    expect(read('index.html')).toContain('Straight rows, kind hands, and on time.');
    expect(read('index.html')).not.toMatch(/aria-label="[^"]*testimonial/i);
  });

  it('does not publish where consent forms are kept', () => {
    for (const [name, text] of texts()) expect(text.includes(CONSENT), name).toBe(false);
  });

  it('announces a closure on the home and contact pages and in every footer, long before it begins', () => {
    const words = 'Closed December 24–26, 2099. Happy holidays!';
    const count = (file: string) => built(file).split(words).length - 1;
    expect({ home: count('index.html'), contact: count('contact.html'), gallery: count('gallery.html') }).toEqual({
      home: 2,
      contact: 3,
      gallery: 1,
    });
  });
});

/** A phone's page on the last release. */
async function pageOfRelease(): Promise<Page> {
  const { url, close } = await serve({ directory: join(copy.root, 'dist'), base: '/' });
  onTestFinished(close);
  const context = await (await sharedBrowser()).newContext({ ...phone, baseURL: url });
  onTestFinished(() => context.close());
  return context.newPage();
}

it('a release counts a closure as closed, and says when the salon opens again', async () => {
  const page = await pageOfRelease();
  // Noon of a Saturday, on which the salon would be open.
  await page.clock.setFixedTime('2099-12-26T12:00:00-05:00');
  await page.goto('/services');
  await page.getByText('Opens Tuesday at 9am').waitFor();
});

it('a release tells search engines the salon’s address, its closure and only its own social profiles', () => {
  const data = structuredData(built('contact.html')).join();
  for (const value of ['7 Loom Street', '+17814842290', '42.4281', 'https://www.instagram.com/adinkra'])
    expect(data).toContain(value);
  expect(JSON.parse(data)['@graph'][0].specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2099-12-24',
      validThrough: '2099-12-26',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});

it('a release shows the owner’s terms and answers, and does not mark the owner’s figures as typical', () => {
  const services = read('services.html');
  expect(services).toContain('Do I pay a deposit?');
  expect(services).toContain('We ask for $20, which counts toward the price.');
  expect(services).toContain('Can I bring my own hair?');
  expect(services).not.toMatch(/typical figures/i);
  expect(read('styles/cornrows.html')).not.toMatch(/typical figures|usually ask for/i);
});

it('a release shows the owner’s prices by size and length, and terms on each style’s page and beside the form', () => {
  const knotless = read('styles/knotless-braids.html');
  const table =
    /<table[^>]*aria-label="Knotless Braids: prices by size and length".*?<\/table>/s.exec(knotless)?.[0] ?? '';
  const cells = table
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  expect(cells).toBe(
    [
      'Hours are approximate. We confirm your price before you book. Small Medium Large',
      'Chin Ask us Ask us $180 4 hrs hair not included',
      'Shoulder $230 7 hrs hair included Ask us Ask us',
      'Mid-back Ask us $210 6½ hrs hair included Ask us',
      'Waist $290 9 hrs hair included $240 7 hrs hair included Ask us',
    ].join(' '),
  );
  expect(read('services.html')).toContain(table);
  // The table is folded, so the note stays below the price.
  expect(knotless).toContain('Size, length and hair can change it. We confirm your price before you book.');
  expect(read('styles/cornrows.html')).toContain(
    'Size, length and hair can change it. We confirm your price before you book.',
  );
  expect(read('contact.html')).toContain('From five years on.');
  for (const file of ['styles/cornrows.html', 'contact.html'])
    expect(read(file)).not.toContain('Ask us about deposits');
});

it.each(['/services', '/styles/knotless-braids'])(
  'a release shows all sizes and lengths of a price table in the narrowest window on %s',
  async path => {
    const page = await pageOfRelease();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await hydrated(page);
    await page
      .getByText(/prices by size and length/i)
      .first()
      .tap();
    const table = page.getByRole('table', { name: 'Knotless Braids: prices by size and length' });
    await expect.poll(async () => (await table.boundingBox())?.x).toBeGreaterThan(0);
    const { x = 0, width = 0 } = (await table.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320 - 16);
  },
);

it('a release shows the owner’s price in the form once style, size and length are chosen, and that no day is long enough', async () => {
  const page = await pageOfRelease();
  await page.goto('/contact');
  await hydrated(page);
  const card = page.getByRole('group', { name: 'Selected style' });
  await page.getByLabel('Style').selectOption('Knotless Braids');
  await card.getByText('Size, length and hair can change it. We confirm your price before you book.').waitFor();
  await page.getByRole('button', { name: 'Small' }).tap();
  await page.getByRole('button', { name: 'Waist' }).tap();
  await card.getByText('Small, waist-length: $290, about 9 hours, hair included').waitFor();
  await card.getByText('We confirm your price before you book.', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Your hair' }).tap();
  await page.getByRole('button', { name: 'I bring it' }).tap();
  await card.getByText('Small, waist-length: $290 with our hair, about 9 hours').waitFor();
  await card.getByText('You bring the hair, which can change it. We confirm your price before you book.').waitFor();
  await page.getByRole('heading', { name: 'Date and time of day' }).tap();
  await page.getByRole('button', { name: 'Afternoon' }).tap();
  // The salon is open from 9 to 5, so nine hours do not fit.
  await page
    .getByText(
      'For Knotless, plan about 9 hours. That can be longer than we’re open on any day. We’ll find a time with you.',
    )
    .waitFor();
});

it('the owner’s terms are in the HTML of each style’s page', () => {
  for (const file of readdirSync(join(copy.root, 'dist/styles')).filter(name => name.endsWith('.html')))
    expect(built(`styles/${file}`), file).toContain('From five years on.');
});

it('a release includes the booking instructions in every checked language, without the mark “Not checked yet”', () => {
  const services = read('services.html');
  for (const [language, title] of [
    ['es', 'Cómo pedir una cita'],
    ['pt-BR', 'Como marcar um horário'],
    ['ht', 'Kijan pou pran yon randevou'],
    ['fr', 'Comment prendre rendez-vous'],
  ] as const) {
    expect(services).toContain(`lang="${language}"`);
    expect(services).toContain(title);
  }
  expect(services).not.toContain('Not checked yet');
});

describe('a new hairstyle (a folder, a price and a picture)', () => {
  it.each([
    [
      'its own page with a title and a canonical address',
      `styles/${ID}.html`,
      [`<title>${TITLE} | Adinkra Hair</title>`, `${settings.SITE_URL}/styles/${ID}`, '$170', 'Origins &amp; History'],
    ],
    ['a card on the services page', 'services.html', [`id="card-${ID}"`, ALT, 'Seven kinds of braids']],
    ['a line in the sitemap', 'sitemap.xml', [`${settings.SITE_URL}/styles/${ID}<`]],
  ])('has %s', (_, file, words) => {
    for (const text of words) expect(read(file)).toContain(text);
  });

  it('has a picture in every format', () => {
    const made = readdirSync(join(copy.root, 'dist/assets')).filter(name => name.startsWith(`style-${ID}-`));
    expect(new Set(made.map(name => name.split('.')[1]))).toEqual(new Set(['avif', 'jpg']));
  });

  it('has “Ask us” in place of facts on the seventh card and its page, if it has no facts.ts', () => {
    expect(read('services.html').match(/<article/g)).toHaveLength(7);
    // Four facts, and seven missing prices by size and length.
    expect(read('services.html').match(/Ask us</g)).toHaveLength(11);
    expect(read(`styles/${ID}.html`)).not.toContain('>In the chair<');
    expect(read(`styles/${ID}.html`)).toContain('Before you come');
    expect(read(`styles/${ID}.html`)).toContain('A cornrow hugs the scalp.');
    expect(read(`styles/${ID}.html`)).not.toContain('<figure');
  });

  it('has a preview picture for shared links', async () => {
    const { width, height } = await sharp(join(copy.root, `dist/cards/styles-${ID}.jpg`)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is in the structured data', () => {
    expect(structuredData(built(`styles/${ID}.html`)).join()).toContain(TITLE);
    expect(structuredData(built('services.html')).join()).toContain(TITLE);
  });
});

/** The JSON-LD blocks of a page. */
function structuredData(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(match => match[1] ?? '');
}
