/** The imitated user of jsdom can do no more than a person: what cannot be used must fail, with the reason. */
import { expect, it } from 'vitest';
import { button, combobox, type Driver, field } from '../src';
import { stoppedDriver, useStoppedClock } from './walking';

useStoppedClock();

/** The events that reach the page, and what the driver says. */
async function tried(html: string, doing: (driver: Driver) => Promise<void>) {
  const driver = stoppedDriver();
  document.body.innerHTML = html;
  for (const dialog of document.querySelectorAll('dialog')) dialog.showModal();
  const heard: string[] = [];
  const stop = new AbortController();
  for (const type of ['click', 'input', 'submit', 'keydown'])
    document.addEventListener(type, event => heard.push(type) && type === 'submit' && event.preventDefault(), stop);
  const said = await doing(driver).then(
    () => '',
    ({ message }: Error) => message,
  );
  const focus = await driver.focus();
  driver.close();
  stop.abort();
  return { heard, said, focus };
}

// jsdom has no modal dialogs; projects add them like this.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

const press = (driver: Driver) => driver.press(button('Pay'));
const fill = (driver: Driver) => driver.fill(field('Name'), 'Ada');
const choose = (driver: Driver) => driver.fill(combobox('Size'), 'Large');
const named = (attributes: string) => `<label>Name <input ${attributes}></label>`;
const sizes = (select: string, option: string) =>
  `<label>Size <select ${select}><option>Small</option>${option}</select></label>`;

it.each<[html: string, doing: (driver: Driver) => Promise<void>, says: string]>([
  ['<button disabled>Pay</button>', press, "'Pay' is disabled"],
  ['<button disabled>Pay</button>', driver => driver.press(button('Pay'), 'Enter'), "'Pay' is disabled"],
  ['<fieldset disabled><button>Pay</button></fieldset>', press, "'Pay' is disabled"],
  ['<div inert><button>Pay</button></div>', press, "'Pay' is inert"],
  ['<button>Pay</button><dialog><button>Close</button></dialog>', press, "'Pay' is behind an open dialog"],
  ['<button>Pay</button><div role="dialog" aria-modal="true">Sure?</div>', press, "'Pay' is behind an open dialog"],
  ['<div style="pointer-events: none"><button>Pay</button></div>', press, 'pointer-events: none'],
  ['<button hidden>Pay</button>', press, "No visible button 'Pay'"],
  ['<div role="button">Pay</div>', driver => driver.press(button('Pay'), 'Enter'), "'Pay' cannot have the focus"],
  [named('readonly'), fill, "'Name' is read-only"],
  [named('disabled'), fill, "'Name' is disabled"],
  [sizes('', '<option disabled>Large</option>'), choose, "'Large' is disabled"],
  [sizes('', '<optgroup disabled><option>Large</option></optgroup>'), choose, "'Large' is disabled"],
  [sizes('', ''), choose, "'Size' has no option 'Large'"],
  [sizes('disabled', '<option>Large</option>'), choose, "'Size' is disabled"],
  ['<div inert><button>Pay</button></div>', driver => driver.hover(button('Pay')), "'Pay' is inert"],
])('in %s, nothing happens but the reason', async (html, doing, says) => {
  const { heard, said } = await tried(html, doing);
  expect(said).toContain(says);
  expect(heard).toEqual([]);
});

it.each<[what: string, html: string, doing: (driver: Driver) => Promise<void>, heard: string[]]>([
  ['a press', '<button>Pay</button>', press, ['click']],
  ['a press on what says only that it is disabled', '<button aria-disabled="true">Pay</button>', press, ['click']],
  ['a press in an open dialog', '<dialog><button>Pay</button></dialog>', press, ['click']],
  [
    'a press in the legend of a disabled group',
    '<fieldset disabled><legend><button>Pay</button></legend></fieldset>',
    press,
    ['click'],
  ],
  ['Enter on a button', '<button>Pay</button>', driver => driver.press(button('Pay'), 'Enter'), ['keydown', 'click']],
  ['Space on a button', '<button>Pay</button>', driver => driver.press(button('Pay'), 'Space'), ['keydown', 'click']],
  ['a text', named(''), fill, ['input']],
  ['a choice', sizes('', '<option>Large</option>'), choose, ['click', 'input', 'click']],
  [
    'Enter in a field, which submits its form,',
    `<form>${named('')}<button>Pay</button></form>`,
    driver => fill(driver).then(() => driver.key('Enter')),
    ['input', 'keydown', 'click', 'submit'],
  ],
])('%s is as in a browser', async (_, html, doing, expected) => {
  const { heard, said } = await tried(html, doing);
  expect(said).toBe('');
  // A choice also presses the list and the option.
  expect(heard.filter(type => expected.includes(type) || type !== 'click')).toEqual(expect.arrayContaining(expected));
});

it.each<[html: string, held: 'Shift' | undefined, focus: string]>([
  ['<button>One</button><select aria-label="Two"></select><button>Three</button>', undefined, 'Two'],
  ['<button>One</button><button tabindex="-1">Two</button><button>Three</button>', undefined, 'Three'],
  ['<button>One</button><div inert><button>Two</button></div><button>Three</button>', undefined, 'Three'],
  ['<button>One</button><button disabled>Two</button><div tabindex="0">Three</div>', undefined, 'Three'],
  ['<button>One</button><button>Two</button><button>Three</button>', 'Shift', 'Three'],
])('in %s, Tab with %s leads to %s', async (html, held, expected) => {
  const { focus } = await tried(html, async driver => {
    await driver.press(button('One'));
    await driver.key('Tab', held);
  });
  expect(focus).toBe(expected);
});
