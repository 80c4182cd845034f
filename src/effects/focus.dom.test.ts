import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { receiptFocus } from './focus';

const frames = (count: number) => vi.advanceTimersByTimeAsync(count * 17);
const get = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<form></form><main><form><input data-shown><button type="submit">Send</button></form><a href="/">Home</a></main>';
  get('button')?.focus();
});
afterEach(() => vi.useRealTimers());

const renderReceipt = () => get('main')?.insertAdjacentHTML('afterbegin', '<h3 tabindex="-1" data-receipt>Thanks</h3>');

describe('the receipt', () => {
  it('takes the focus from the form', async () => {
    const waiting = createActor(receiptFocus).start();
    renderReceipt();
    await frames(2);
    expect(document.activeElement).toBe(get('h3'));
    waiting.stop();
  });

  it('does not take the focus if the visitor has scrolled on, so that the form is out of view', async () => {
    const box = vi.spyOn(HTMLFormElement.prototype, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(0, -900, 300, 800));
    const waiting = createActor(receiptFocus).start();
    // The receipt hides the form.
    box.mockRestore();
    renderReceipt();
    await frames(2);
    expect(document.activeElement).toBe(get('button'));
    waiting.stop();
  });

  it('does not take the focus from another part of the page, or after its state has ended', async () => {
    const waiting = createActor(receiptFocus).start();
    get('a')?.focus();
    renderReceipt();
    await frames(2);
    expect(document.activeElement).toBe(get('a'));
    get('h3')?.remove();
    get('button')?.focus();
    waiting.stop();
    const another = createActor(receiptFocus).start();
    another.stop();
    renderReceipt();
    await frames(2);
    expect(document.activeElement).toBe(get('button'));
  });
});
