/** `npm run preflight`: lists what must be fixed before going live. With `--send`, also sends one real test message. */
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { record } from '../../site-build/content/raw';
import { readContent, salonToday } from '../../site-build/content/read';
import { environmentOf } from '../../site-build/environment';
import { asList, preflight } from '../../site-build/preflight';
import { LOCAL_MAILBOX } from '../outbox/ids';
import { sendTest } from './send-test';

const root = join(import.meta.dirname, '../..');
const environment = environmentOf(loadEnv('release', root, ''));

try {
  const content = await readContent(root);
  const findings = await preflight({ root, content, environment, mailbox: LOCAL_MAILBOX, today: salonToday(content) });
  const ready = findings.every(({ kind }) => kind === 'note');
  if (findings.length > 0) console.log(asList(findings));
  if (ready) console.log('Nothing left to fix: the site can go live.');
  else process.exitCode = 1;
  if (process.argv.includes('--send')) {
    const salonEmail = String(record(content.salon).email);
    const { sent, words } = await sendTest({ environment, salonEmail, service: process.env.EMAILJS_ORIGIN });
    console.log(`\n${words}`);
    if (!sent) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
