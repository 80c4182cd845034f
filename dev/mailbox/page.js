// @ts-check
/** Keeps the mailbox page up to date. Messages are inserted only as text. */

/** @param {string} selector */
const find = selector => /** @type {HTMLElement & { value: string }} */ (document.querySelector(selector));
/** @param {string} receivedAt @param {string} text */
const item = (receivedAt, text) => {
  const element = document.createElement('li');
  element.textContent = `${new Date(receivedAt).toLocaleString('en-US')}\n${text}`;
  return element;
};

/** The response that the page shows. */
let shown = '';

async function refresh() {
  try {
    const now = await (await fetch('/__mailbox.json')).text();
    // The page changes only with the response, so that focus and selection are kept.
    if (now === shown) return;
    /** @type {import('./middleware.ts').MailboxView} */
    const { messages, failed, fault } = JSON.parse(now);
    const words = messages.map(({ receivedAt, template_params }) =>
      item(
        receivedAt,
        Object.entries(template_params)
          .map(field => field.join(': '))
          .join('\n'),
      ),
    );
    find('#messages').replaceChildren(...words);
    find('#failed').replaceChildren(...failed.map(({ receivedAt, reason }) => item(receivedAt, reason)));
    find('#fault').value = fault;
    find('#status').textContent = `${messages.length} arrived, ${failed.length} did not.`;
    shown = now;
  } catch {
    shown = '';
    find('#status').textContent = 'The mailbox does not answer. Is the site still running? Trying again.';
  }
}

/**
 * Failed requests are reported by the next refresh.
 *
 * @param {string} address @param {RequestInit} request
 */
const change = (address, request) => fetch(address, request).then(refresh, refresh);

find('#fault').onchange = () => change('/__mailbox/fault', { method: 'PUT', body: find('#fault').value });
find('#empty').onclick = () => {
  if (confirm('Throw away every message in the mailbox?')) change('/__mailbox.json', { method: 'DELETE' });
};
setInterval(refresh, 2_000);
void refresh();
