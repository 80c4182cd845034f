import { act, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { noteOpen } from '../../ui/ModalDialog/open-dialogs';
import { showToast } from './notifier';

it('a toast stays while the pointer or the focus is on it', async () => {
  const sent: string[] = [];
  let remove = () => {};
  act(() => (remove = showToast({ kind: 'message.sent' }, ({ type }) => sent.push(type))));
  const button = await waitFor(() => document.querySelector<HTMLElement>('[data-toast] button') ?? expect.fail());
  const point = (...types: string[]) => {
    for (const type of types) button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  };
  act(() => point('pointerover'));
  act(() => button.focus());
  act(() => point('pointerout'));
  expect(sent).toEqual(['toast.hold']);
  act(() => point('pointerover'));
  act(() => button.blur());
  expect(sent).toEqual(['toast.hold']);
  act(() => point('pointerout'));
  act(remove);
  await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
  expect(sent).toEqual(['toast.hold', 'toast.release']);
});

it('neither the pointer nor the focus is on a toast once it has moved into a dialog', async () => {
  const sent: string[] = [];
  let remove = () => {};
  act(() => (remove = showToast({ kind: 'message.sent' }, ({ type }) => sent.push(type))));
  const toast = await waitFor(() => document.querySelector('[data-toast]') ?? expect.fail());
  act(() => {
    toast.dispatchEvent(new Event('pointerover', { bubbles: true }));
    toast.querySelector('button')?.focus();
  });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  let forget = () => {};
  act(() => (forget = noteOpen(dialog)));
  await waitFor(() => expect(dialog.querySelector('[data-toast]')).not.toBeNull());
  expect(sent).toEqual(['toast.hold', 'toast.release']);
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
