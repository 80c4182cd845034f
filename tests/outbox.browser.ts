/** The outbox page in Chromium. */
import { expect, it } from 'vitest';
import { useInspector } from '../dev/inspector/testing/inspected';
import { LOCAL_MAILBOX } from '../dev/outbox/ids';
import { SEND_PATH } from '../dev/outbox/send-api';

const { newPage, setFault } = useInspector();
const { publicKey: user_id, serviceId: service_id, templateId: template_id } = LOCAL_MAILBOX;

it('the outbox page wraps and collapses long messages, lists failed sends, and rejects an invalid number', async () => {
  const { page } = await newPage();
  await page.goto('/__outbox');
  const send = (template_params: { [field: string]: string }) =>
    page.request.post(SEND_PATH, {
      headers: { Origin: new URL(page.url()).origin },
      data: { lib_version: '4', user_id, service_id, template_id, template_params },
    });
  await send({ name: 'Ada Obi', phone: '7'.repeat(120), message: 'Box braids, please. '.repeat(400) });
  await page.getByText('7'.repeat(120), { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const article = page.getByRole('article');
  const height = async () => (await article.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(700);
  await article.getByRole('button', { name: 'Show all of the message' }).click();
  expect(await height()).toBeGreaterThan(900);
  await setFault('429');
  await send({ name: 'Ben Obi', phone: '1', message: 'x' });
  await page.getByRole('listitem').filter({ hasText: 'Ben Obi: 429 Too many requests' }).waitFor();
  await page.getByLabel('The next sends').selectOption('slow');
  await page.getByText('Every send is answered 5 s late.').waitFor();
  await page.getByLabel('Seconds late').fill('9999');
  await page.getByLabel('Seconds late').blur();
  // The page polls every two seconds; two polls must not overwrite the typed number.
  for (let count = 0; count < 2; count++) await page.waitForResponse('**/__outbox.json');
  const setting = await page.request.get('/__outbox.json');
  expect(await setting.json()).toMatchObject({ fault: 'slow', seconds: 5 });
  expect(await page.getByLabel('Seconds late').inputValue()).toBe('9999');
});
