import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { noteOpen } from '../../ui/ModalDialog/open-dialogs';
import { showToast } from './notifier';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets a toast slide in or out. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));
const shown = () => document.querySelector<HTMLElement>('[data-toast]');

it('a toast reports the pointer and the focus on it', async () => {
  const sent: string[] = [];
  let remove = () => {};
  act(() => (remove = showToast({ type: 'message.sent' }, ({ type }) => sent.push(type))));
  await settle();
  const button = shown()?.querySelector('button') ?? expect.fail();
  const point = (...types: string[]) => {
    for (const type of types) button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  };
  act(() => point('pointerover'));
  act(() => button.focus());
  act(() => point('pointerout'));
  act(() => button.blur());
  act(remove);
  await settle();
  expect(shown()).toBeNull();
  expect(sent).toEqual(['pointer.enter', 'focus.enter', 'pointer.leave', 'focus.leave']);
});

it('neither the pointer nor the focus is on a toast once it has moved into a dialog', async () => {
  const sent: string[] = [];
  let remove = () => {};
  act(() => (remove = showToast({ type: 'message.sent' }, ({ type }) => sent.push(type))));
  await settle();
  const toast = shown() ?? expect.fail();
  act(() => {
    toast.dispatchEvent(new Event('pointerover', { bubbles: true }));
    toast.querySelector('button')?.focus();
  });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  let forget = () => {};
  act(() => (forget = noteOpen(dialog)));
  await settle();
  expect(dialog.contains(shown())).toBe(true);
  expect(sent).toEqual(['pointer.enter', 'focus.enter', 'pointer.leave', 'focus.leave']);
  act(remove);
  act(forget);
  dialog.remove();
  await settle();
  expect(shown()).toBeNull();
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
  const shownIn = async (place: Element) => {
    await settle();
    expect(shown()?.closest('dialog, body')).toBe(place);
  };

  const remove = showToast({ type: 'code.failed' }, () => {});
  await shownIn(document.body);
  let forget = () => {};
  act(() => (forget = noteOpen(dialog)));
  await shownIn(dialog);
  act(forget);
  await shownIn(document.body);
  act(remove);
  expect(announced).toEqual([expect.stringContaining('Something didn’t load')]);
});
