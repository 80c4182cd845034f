/** The outbox page in Chromium. */
import { expect, it } from 'vitest';
import { LOCAL_MAILBOX } from '../../dev/outbox/ids';
import { SEND_PATH } from '../../dev/outbox/send-api';
import { useInspector } from '../support/inspected';

const { newPage } = useInspector();
const { publicKey: user_id, serviceId: service_id, templateId: template_id } = LOCAL_MAILBOX;

it('the outbox page lists messages, makes sends fail, lists those, and can be emptied', async () => {
  const { page } = await newPage();
  await page.goto('/__outbox');
  const send = (name: string, message: string) =>
    page.request.post(SEND_PATH, {
      headers: { Origin: new URL(page.url()).origin },
      data: { user_id, service_id, template_id, template_params: { name, message } },
    });
  await send('Ada Obi', `${'7'.repeat(120)} <b>Box</b> braids, please. `.repeat(300));
  const [arrived, failed] = [page.getByRole('list').first(), page.getByRole('list').last()];
  await arrived.getByText('7 <b>Box</b> braids, please.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect((await arrived.boundingBox())?.height).toBeLessThan(500);
  await page.getByLabel('The next sends').selectOption('429');
  await expect.poll(async () => (await send('Ben Obi', 'x')).status()).toBe(429);
  await failed.getByText('Ben Obi: 429 Too many requests').first().waitFor();
  page.once('dialog', dialog => dialog.accept());
  await page.getByRole('button', { name: 'Empty the outbox' }).click();
  await page.getByText('0 arrived, 0 did not.').waitFor();
  expect(await page.getByRole('listitem').count()).toBe(0);
});
