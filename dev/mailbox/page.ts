/** Keeps the mailbox page up to date. Messages are inserted only as text. */
import type { MailboxView, Message } from './middleware.ts';

const PAUSE = 2000;

const byId = <T extends HTMLElement>(id: string, type: new () => T): T => {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${type.name} #${id}`);
};
const faultField = byId('fault', HTMLSelectElement);
const status = byId('status', HTMLElement);

/** The response that the page shows. */
let shown = '';

async function refresh() {
  try {
    const now = await (await fetch('/__mailbox.json')).text();
    // The page changes only with the response, so that focus and selection are kept.
    if (now === shown) return;
    show(JSON.parse(now));
    shown = now;
  } catch {
    shown = '';
    status.textContent = 'The mailbox does not answer. Is the site still running? Trying again.';
  }
}

function show({ messages, failed, fault }: MailboxView) {
  byId('messages', HTMLElement).replaceChildren(...messages.map(messageItem));
  byId('failed', HTMLElement).replaceChildren(
    ...failed.map(({ receivedAt, reason }) => make('li', `${clock(receivedAt)}: ${reason}`)),
  );
  faultField.value = fault;
  status.textContent = `${messages.length} arrived, ${failed.length} did not.`;
}

function messageItem({ receivedAt, template_params }: Message) {
  const fields = make('dl', '');
  for (const [name, value] of Object.entries(template_params))
    fields.append(make('dt', name), make('dd', typeof value === 'string' ? value : JSON.stringify(value)));
  const item = make('li', clock(receivedAt));
  item.append(fields);
  return item;
}

function make(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

const clock = (receivedAt: string) => new Date(receivedAt).toLocaleString('en-US');

/** Failed requests are reported by the next refresh. */
const change = (address: string, request: RequestInit) => fetch(address, request).then(refresh, refresh);

faultField.addEventListener('change', () => change('/__mailbox/fault', { method: 'PUT', body: faultField.value }));
byId('empty', HTMLElement).addEventListener('click', () => {
  if (confirm('Throw away every message in the mailbox?')) change('/__mailbox.json', { method: 'DELETE' });
});
setInterval(refresh, PAUSE);
void refresh();
