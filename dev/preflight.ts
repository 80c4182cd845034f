/** `npm run preflight`: lists what must be real before the site goes live. With `--send`, also sends one test message. */
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { z } from 'zod';
import { sourceOf } from '../site-build/content/check.ts';
import { readContent } from '../site-build/content/read.ts';
import { pictureEntries } from '../site-build/pictures/entries.ts';
import { survey } from '../site-build/pictures/survey.ts';
import { basePathProblem, REQUIRED, type Settings, settingsOf } from '../site-build/settings.ts';
import type { Content } from '../src/content/schema.ts';
import { LOCAL_MAILBOX } from './mailbox/ids.ts';
import { SEND_PATH } from './mailbox/send-api.ts';

interface Point {
  where: string;
  advice: string;
  /** Does not stop a release. */
  isOptional?: boolean;
}

/** Fields by which the content itself says that something is not final: the field, its value then, and what to do. */
const marks = [
  ['sample', true, 'Replace what is invented here, and set sample to false'],
  ['typical', true, 'Write your own, and set typical to false'],
  ['checked', false, 'Left out until a native speaker has corrected it: then set checked to true'],
  ['waitsFor', /./, 'Hidden until you decide what waitsFor says: then correct the answer, and remove waitsFor'],
  ['clients', '500+ Happy Clients', 'Keep these numbers only if they are true of your salon'],
  ['url', '#', 'Write the address of this link, or remove the link'],
] as const;

/** Values of the sample salon, and telephone numbers and addresses that are reserved for examples. */
const INVENTED = /Ochre Row|Cowrie Lane|555\D?01\d\d$|\.example$/;

export function* openPoints(content: Content, settings: Settings): Iterable<Point> {
  yield* contentPoints(content, content, []);
  const advice = 'Ask for consent, and note in consents.ts where it is kept';
  for (const { id, kind } of pictureEntries(content))
    if (kind === 'photograph' && !content.consents[id])
      yield { where: `src/content/consents.ts: the photograph '${id}'`, advice };
  for (const { name, sample } of content.testimonials)
    if (!sample && !content.consents[name])
      yield { where: `src/content/consents.ts: the quotation of '${name}'`, advice };
  yield* settingPoints(settings);
}

/** What a value says about itself. A sample is reported as a whole. */
function* contentPoints(content: Content, value: unknown, path: PropertyKey[]): Iterable<Point> {
  const where = (place: PropertyKey[]) => {
    const { file, fields } = sourceOf(content, place);
    return `${file}: ${z.core.toDotPath(fields)}`;
  };
  if (typeof value === 'string' && INVENTED.test(value))
    yield { where: where(path), advice: 'Replace this invented value' };
  if (typeof value !== 'object' || value === null) return;
  for (const [field, open, advice] of marks) {
    const is = Object(value)[field];
    if (is !== open && !(open instanceof RegExp && is !== undefined)) continue;
    yield { where: where(path), advice, isOptional: field !== 'sample' };
    if (field === 'sample') return;
  }
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* contentPoints(content, inner, [...path, key]);
}

function* settingPoints(settings: Settings): Iterable<Point> {
  const advice = 'Write these values into .env, or into the settings of your host';
  const point = (name: string, problem: string): Point => ({ where: `${name} ${problem}`, advice });
  for (const name of REQUIRED) {
    const value = settings[name]?.trim() ?? '';
    if (value === '') yield point(name, 'is missing');
    else if (Object.values<string>(LOCAL_MAILBOX).includes(value))
      yield point(name, `is the local mailbox's, which reaches nobody: ${value}`);
    else if (name === 'SITE_URL' && !isPublic(value))
      yield point(name, `is not a public address with https://: ${value}`);
    else if (name === 'SITE_URL' && new URL(value).origin !== value.replace(/\/$/, ''))
      yield point(name, `is more than a host; a folder goes into BASE_PATH: ${value}`);
  }
  const problem = basePathProblem(settings.BASE_PATH);
  if (problem) yield point('BASE_PATH', `is ${settings.BASE_PATH}, ${problem}`);
}

/** Whether a visitor can open an address: it is not on this machine, and not reserved for examples. */
function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isReserved = /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$|^[\d.:[\]]+$/.test(hostname);
  return protocol === 'https:' && hostname.includes('.') && !isReserved;
}

/**
 * Sends one message with the ids of the site, and says what became of it. EmailJS accepts only browsers, which it knows by
 * their headers.
 */
export async function sendTest(settings: Settings, email: string, origin = 'https://api.emailjs.com') {
  const { SITE_URL = '' } = settings;
  const response = await fetch(origin + SEND_PATH, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: SITE_URL,
      Referer: `${SITE_URL}/`,
      'User-Agent': 'Mozilla/5.0',
    },
    body: JSON.stringify({
      user_id: settings.VITE_EMAILJS_PUBLIC_KEY,
      service_id: settings.VITE_EMAILJS_SERVICE_ID,
      template_id: settings.VITE_EMAILJS_TEMPLATE_ID,
      template_params: {
        name: 'Test from the website',
        phone: '(none)',
        message: `This is a test of the form of ${SITE_URL}. If you can read it, visitors can reach you.`,
        to_email: email,
      },
    }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {
    throw new Error('Not sent: EmailJS could not be reached. Check the connection, and try again.');
  });
  const text = await response.text();
  // A network that requires sign-in may answer everything with 200 and a web page.
  if (text !== 'OK') throw new Error(`Not sent: ${response.status}, ${text}`);
  return 'Sent: look for "Test from the website" in your inbox, or among spam.';
}

/** The points as text, with the places of one advice below each other. */
function listed(points: readonly Point[], heading: string): string {
  if (points.length === 0) return '';
  const advices = [...new Set(points.map(({ advice }) => advice))];
  const places = (advice: string) => points.filter(one => one.advice === advice).map(({ where }) => `    ${where}\n`);
  return `${heading}\n${advices.map(advice => `  ${advice}:\n${places(advice).join('')}`).join('')}`;
}

async function preflight(): Promise<void> {
  const root = join(import.meta.dirname, '..');
  const settings = settingsOf(loadEnv('production', root, ''));
  const content = await readContent(root);
  await survey(pictureEntries(content), join(root, 'src/content/photographs'));
  const points = [...openPoints(content, settings)];
  const stops = points.filter(({ isOptional }) => !isOptional);
  const optional = points.filter(({ isOptional }) => isOptional);
  console.log(listed(optional, 'Optional'));
  console.log(listed(stops, 'To do before the site goes live'));
  if (stops.length > 0) process.exitCode = 1;
  else console.log('Nothing left to do: the site can go live.');
  if (process.argv.includes('--send')) console.log(await sendTest(settings, content.salon.email));
}

if (process.argv[1] === import.meta.filename)
  await preflight().catch(error => {
    // Of a price such as $85, only the stack names the file.
    console.error(error instanceof ReferenceError ? error.stack : error.message);
    process.exitCode = 1;
  });
