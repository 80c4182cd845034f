/** The form's hidden field, which only bots fill in. */
import { describe, expect, it } from 'vitest';
import { labels } from '../support/request';
import { useSite } from '../support/site';

const site = useSite();

/** The contact page and its honeypot, located as a bot would: by its name in the HTML. */
async function openHoneypot() {
  const { page } = await site.read('/contact');
  return { page, honeypot: page.locator('form input[name="subject"]') };
}

describe('the honeypot', () => {
  it('is hidden, unfocusable and ignored by screen readers', async () => {
    const { page, honeypot } = await openHoneypot();
    await page.getByLabel(labels.name).focus();
    const met: string[] = [];
    while (met.at(-1) !== 'Send Message' && met.length < 30) {
      await page.keyboard.press('Tab');
      met.push(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          return at?.getAttribute('name') ?? at?.textContent ?? '';
        }),
      );
    }
    expect(met).toEqual(expect.arrayContaining(['phone', 'message', 'Send Message']));
    expect(met).not.toContain('subject');
    expect(await page.getByRole('textbox').count()).toBe(3);
    const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    expect(tree.nodes.filter(({ ignored, role }) => !ignored && role?.value === 'textbox')).toHaveLength(3);
    // The field is clipped to zero size, so it is not painted.
    expect(await honeypot.evaluate(field => getComputedStyle(field).clipPath)).toBe('inset(50%)');
    expect(await honeypot.getAttribute('style')).toBeNull();
    await honeypot.evaluate((field: HTMLInputElement) => field.focus());
    expect(await honeypot.evaluate(field => field === document.activeElement)).toBe(false);
  });

  it('has a name that autofill does not know', async () => {
    const { honeypot } = await openHoneypot();
    const name = (await honeypot.getAttribute('name')) ?? '';
    // Every autofill field name of the HTML standard, split into words.
    const known =
      'name honorific given additional family nickname username password code organization title street address line level country postal cc number exp csc type transaction currency amount language bday day month year sex url photo tel area local extension email impp webauthn';
    expect(known.split(' ').filter(part => name.includes(part))).toEqual([]);
    expect(await honeypot.getAttribute('autocomplete')).toBe('off');
  });
});
