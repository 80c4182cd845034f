/** Random requests, sent in Chromium, arrive exactly as in the form's fields. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fateOf, inputs } from '../support/inputs';
import { openContact, type Typed } from '../support/request';
import { seed } from '../support/seed';
import { useSite } from '../support/site';

const COUNT = Number(process.env.BROWSER_INPUTS ?? 40);
const site = useSite();

/**
 * Fills in the fields, sends, and waits for the outcome. Text goes in and out as a JSON string, which escapes lone
 * surrogates; unescaped, they would be lost on the way.
 */
async function sendInPage(json: string): Promise<string> {
  const typed = JSON.parse(json) as Record<string, string>;
  const form = document.forms[0];
  if (!form) throw new Error('There is no form');
  const fields = Object.keys(typed).map(
    name => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement,
  );
  for (const field of fields) {
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, typed[field.name]);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const read = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const before = read();
  form.requestSubmit();
  // React sets `aria-busy` a moment later.
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  await new Promise<void>(done => {
    const look = () => form.getAttribute('aria-busy') === 'false' && done();
    new MutationObserver(look).observe(form, { attributes: true });
    look();
  });
  return JSON.stringify({
    before,
    after: read(),
    messages: [...form.querySelectorAll('[id$="-problem"], [id$="-too-long"]')]
      .map(({ textContent }) => textContent)
      .filter(Boolean),
    foreign: document.querySelectorAll('img[src="x"], svg[onload], main b, [onerror]').length,
    broken: 'broken' in window,
  });
}

it(`${COUNT} random requests (seed ${seed}): each arrives exactly as in the fields, or stays in the form with an error message`, {
  timeout: process.env.BROWSER_INPUTS ? 600_000 : 150_000,
}, async () => {
  const { page } = await openContact(site);
  const expected: Typed[] = [];
  for (const [index, typed] of fc.sample(inputs, { numRuns: COUNT, seed }).entries()) {
    const { before, after, messages, ...harm } = JSON.parse(await page.evaluate(sendInPage, JSON.stringify(typed))) as {
      before: Typed;
      after: Typed;
      messages: string[];
      foreign: number;
      broken: boolean;
    };
    const where = `request ${index + 1}: ${JSON.stringify(typed).slice(0, 400)}`;
    const fate = fateOf(before);
    expect(harm, where).toEqual({ foreign: 0, broken: false });
    if (fate === 'sent') expected.push(before);
    expect(after, where).toEqual(fate === 'sent' ? { name: '', phone: '', message: '' } : before);
    expect(messages.join(), where).toMatch(
      { sent: /^$/, incomplete: /fill in this field/, tooLong: /characters over the limit of about/ }[fate],
    );
  }
  const kept = (await site.messages()).map(({ template_params: { name, phone, message } }) => ({
    name,
    phone,
    message,
  }));
  expect(kept.reverse()).toEqual(expected);
  expect(expected.length).toBeGreaterThan(COUNT / 2);

  await page.goto('/__outbox');
  await page
    .getByRole('listitem')
    .nth(expected.length - 1)
    .waitFor();
  const shown = await page.evaluate(async () => {
    const { messages } = await (await fetch('/__outbox.json')).json();
    const items = [...document.querySelectorAll('#messages > li')];
    const text = (item: Element | undefined, part: string) =>
      item?.querySelector(`[data-field="${part}"]`)?.textContent;
    return {
      items: items.length,
      altered: messages.filter(
        ({ template_params }: { template_params: Record<string, string> }, index: number) =>
          text(items[index], 'message') !== template_params.message ||
          text(items[index], 'name') !== template_params.name,
      ).length,
      foreign: document.querySelectorAll('#messages :is(script, img, svg, b)').length,
      broken: 'broken' in window,
    };
  });
  expect(shown).toEqual({ items: expected.length, altered: 0, foreign: 0, broken: false });
  console.log({ sent: expected.length, stayed: COUNT - expected.length });
});
