import { act, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { noteOpen } from '../../ui/ModalDialog/open-dialogs';
import { showToast } from './notifier';

it('a toast stays while the focus is on it', async () => {
  const sent: string[] = [];
  let remove = () => {};
  act(() => (remove = showToast({ kind: 'message.sent' }, ({ type }) => sent.push(type))));
  const button = await waitFor(() => document.querySelector<HTMLElement>('[data-toast] button') ?? expect.fail());
  act(() => button.focus());
  act(() => button.blur());
  act(remove);
  await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
  expect(sent).toEqual(['focus.enter', 'focus.leave']);
});

it('a toast is no longer under the pointer once it moves into a dialog', async () => {
  const sent: string[] = [];
  let remove = () => {};
  act(() => (remove = showToast({ kind: 'message.sent' }, ({ type }) => sent.push(type))));
  const toast = await waitFor(() => document.querySelector('[data-toast]') ?? expect.fail());
  for (const type of ['pointerover', 'pointerenter']) toast.dispatchEvent(new Event(type, { bubbles: true }));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  let forget = () => {};
  act(() => (forget = noteOpen(dialog)));
  await waitFor(() => expect(dialog.querySelector('[data-toast]')).not.toBeNull());
  expect(sent).toEqual(['pointer.enter', 'pointer.leave']);
  act(remove);
  act(forget);
  dialog.remove();
  await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
});

it('a toast is announced only once, even if it moves into a dialog and back', async () => {
  /** What a screen reader announces: the text of every live region that is inserted. */
  const announced: (string | null)[] = [];
  const observer = new MutationObserver(records => {
    for (const added of records.flatMap(record => [...record.addedNodes])) {
      if (!(added instanceof Element)) continue;
      for (const region of [added, ...added.querySelectorAll('*')])
        if (region.matches(':is([role="alert"], [role="status"]):not([aria-live="off"])'))
          announced.push(region.textContent);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => {
    observer.disconnect();
    dialog.remove();
  });
  const shownIn = (place: Element) =>
    waitFor(() => expect(document.querySelector('[data-toast]')?.closest('dialog, body')).toBe(place));

  const remove = showToast({ kind: 'code.failed' }, () => {});
  await shownIn(document.body);
  let forget = () => {};
  act(() => (forget = noteOpen(dialog)));
  await shownIn(dialog);
  act(forget);
  await shownIn(document.body);
  act(remove);
  expect(announced).toEqual([expect.stringContaining('Something didn’t load')]);
});
