/** Keeps the outbox page up to date. Messages are inserted only as text. */
import type { Message } from './mailbox.ts';
import type { FailedSend, OutboxView } from './middleware.ts';

const PAUSE = 2000;
/** Messages with more characters are collapsed. */
const LONG = 600;

const byId = <T extends HTMLElement>(id: string, type: new () => T): T => {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${type.name} #${id}`);
};

const faultField = byId('fault', HTMLSelectElement);
const secondsField = byId('seconds', HTMLInputElement);
const list = byId('messages', HTMLOListElement);
const template = byId('message', HTMLTemplateElement);
const trouble = byId('trouble', HTMLElement);

/** The messages on the page, by id; undefined until the first response, whose messages are not announced. */
let shown: Map<string, Element> | undefined;
/** Counts changes made on this page, to ignore responses to requests from before a change. */
let changes = 0;
/** Why the last change was refused; shown until the next change. */
let refusal = '';

/** Refreshes the page, and again every two seconds. */
async function poll() {
  await refresh();
  setTimeout(poll, PAUSE);
}

async function refresh() {
  const changesBefore = changes;
  try {
    const response = await fetch('/__outbox.json');
    if (!response.ok) throw new Error(`${response.status}`);
    const view: OutboxView = await response.json();
    if (changesBefore !== changes) return;
    showMessages(view.messages);
    showFailed(view.failed);
    showFault(view);
    say(trouble, refusal);
  } catch {
    say(trouble, 'The outbox does not answer. Is the site still running? Trying again.');
  }
}

async function change(address: string, request: RequestInit) {
  changes += 1;
  try {
    const response = await fetch(address, request);
    refusal = response.ok ? '' : await response.text();
  } catch {
    // The next poll reports the error.
  }
  changes += 1;
  await refresh();
}

function showMessages(messages: Message[]) {
  const before = shown ?? new Map<string, Element>();
  const after = new Map(messages.map(message => [message.id, before.get(message.id) ?? itemFor(message)]));
  const fresh = messages.filter(message => !before.has(message.id));

  keepPlace(() => {
    for (const [id, item] of before) if (!after.has(id)) item.remove();
    // Existing entries stay unchanged, so focus, selection and open details are kept.
    [...after.values()].forEach((item, index) => {
      if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
    });
  });
  byId('none', HTMLElement).hidden = messages.length > 0;
  if (shown && fresh.length > 0) say(byId('news', HTMLElement), newsOf(fresh));
  shown = after;
}

/** Keeps the first visible message in place while others are inserted above, unless the page is scrolled to the top. */
function keepPlace(update: () => void) {
  const mark = [...list.children].find(item => item.getBoundingClientRect().bottom > 0);
  const top = mark?.getBoundingClientRect().top ?? 0;
  update();
  if (mark?.isConnected && window.scrollY > 0) window.scrollBy(0, mark.getBoundingClientRect().top - top);
}

function itemFor(message: Message): Element {
  const item = document.importNode(template.content, true).firstElementChild;
  if (!item) throw new Error('The message template is empty');
  const part = (name: string) => item.querySelector(`[data-part="${name}"]`);
  const { name, phone, message: words } = message.template_params;
  say(part('name'), asText(name));
  say(part('time'), clock(message.receivedAt, { dateStyle: 'medium', timeStyle: 'medium' }));
  part('time')?.setAttribute('datetime', message.receivedAt);
  say(part('phone'), asText(phone));
  const digits = asText(phone).replace(/[^+\d]/g, '');
  if (digits) part('phone')?.setAttribute('href', `tel:${digits}`);
  else part('phone')?.removeAttribute('href');
  say(part('words'), asText(words));
  const text = part('words');
  const all = part('all');
  if (text instanceof HTMLElement && all instanceof HTMLElement && asText(words).length > LONG) {
    all.hidden = false;
    text.dataset.folded = '';
    all.addEventListener('click', () => {
      all.hidden = true;
      delete text.dataset.folded;
    });
  }
  say(part('params'), JSON.stringify(message, null, 2));
  return item;
}

function showFailed(failed: FailedSend[]) {
  const lines = failed.map(({ receivedAt, name, reason }) => {
    const item = document.createElement('li');
    item.textContent = `${clock(receivedAt, { timeStyle: 'medium' })}, ${name || 'no name'}: ${reason}`;
    return item;
  });
  byId('failed-section', HTMLElement).hidden = failed.length === 0;
  const shownNow = byId('failed', HTMLOListElement);
  if (shownNow.textContent !== lines.map(line => line.textContent).join('')) shownNow.replaceChildren(...lines);
}

function showFault({ fault, seconds, times }: OutboxView) {
  faultField.value = fault;
  byId('seconds-field', HTMLElement).hidden = fault !== 'slow';
  const isTyping = document.activeElement === secondsField || !secondsField.validity.valid;
  if (seconds !== undefined && !isTyping) secondsField.value = `${seconds}`;
  const which = times === undefined ? 'Every send' : times === 1 ? 'The next send' : `Each of the next ${times} sends`;
  const what = fault === 'none' ? 'arrives as usual' : `will fail: ${faultField.selectedOptions[0]?.text}`;
  say(
    byId('fault-status', HTMLElement),
    fault === 'slow' ? `${which} is answered ${seconds} s late.` : `${which} ${what}.`,
  );
}

function setFault() {
  const late = faultField.value === 'slow';
  // Sends no invalid number, because the server would reject it, and the page would then overwrite what was typed.
  if (late && !secondsField.reportValidity()) return;
  const setting = { fault: faultField.value, ...(late && { seconds: secondsField.valueAsNumber }) };
  return change('/__outbox/fault', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(setting),
  });
}

/** The announcement of new messages. It has the time, because a live region does not repeat identical text. */
function newsOf(fresh: Message[]): string {
  const news = fresh.map(({ template_params: { name }, receivedAt }) => {
    return `New message from ${asText(name)} at ${clock(receivedAt, { timeStyle: 'medium' })}`;
  });
  return news.join('. ');
}

function clock(receivedAt: string, style: Intl.DateTimeFormatOptions): string {
  return new Date(receivedAt).toLocaleString('en-US', style);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '(not given)');
}

/** Sets an element's text, but only if it differs: a live region would announce the same text again. */
function say(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}

faultField.addEventListener('change', setFault);
secondsField.addEventListener('change', setFault);
byId('empty', HTMLButtonElement).addEventListener('click', () => {
  if (confirm('Throw away every message in the outbox?')) void change('/__outbox.json', { method: 'DELETE' });
});
void poll();
