import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTranslation } from 'xstate-paths/page';
import { deferred } from './Deferred';

afterEach(() => vi.restoreAllMocks());

const Words = ({ of }: { of: string }) => <p>The words of {of}</p>;
const aMoment = () => act(() => new Promise(resolve => setTimeout(resolve, 20)));

/** Returns a prerendered page that was hydrated without the section's code. */
async function hydrated(fetchPart: () => Promise<typeof Words>, Built = Words) {
  const built = deferred(async () => Built);
  await built.load();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<LateIn Part={built} />);
  document.body.append(container);
  const Part = deferred(fetchPart);
  await act(async () => hydrateRoot(container, <LateIn Part={Part} />));
  return container;
}
const LateIn = ({ Part }: { Part: ReturnType<typeof deferred<{ of: string }>> }) => (
  <main>
    <h1>Page</h1>
    <Part of="braids" />
  </main>
);

describe('a deferred section', () => {
  it('keeps its prerendered HTML and loads no code before the first interaction', async () => {
    const fetchPart = vi.fn(async () => Words);
    const page = await hydrated(fetchPart);
    await aMoment();
    expect(page.textContent).toContain('The words of braids');
    expect(fetchPart).not.toHaveBeenCalled();
    const words = page.querySelector('p');
    page.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await aMoment();
    expect(fetchPart).toHaveBeenCalledOnce();
    expect(page.querySelector('p')).toBe(words);
  });

  it('keeps a text open, and the focus, from before its code loaded, even if React replaces the translated section', async () => {
    const Text = () => (
      <details>
        <summary>Read more</summary>
        <p>The words of {'braids'}</p>
      </details>
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reported = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', reported);
    const page = await hydrated(async () => Text, Text);
    const text = page.querySelector('details');
    const translation = createTranslation();
    translation.start();
    text?.setAttribute('open', '');
    page.querySelector('summary')?.focus();
    page.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await aMoment();
    window.removeEventListener('error', reported);
    translation.stop();
    expect(reported).toHaveBeenCalledOnce();
    expect(page.querySelector('details')).not.toBe(text);
    expect(page.querySelector('details')?.open).toBe(true);
    expect(document.activeElement).toBe(page.querySelector('summary'));
  });

  it('reports what was typed before its code loaded', async () => {
    const change = vi.fn();
    const Field = () => (
      <details open>
        <summary>Answer by email</summary>
        <input aria-label="Email" value="" onChange={event => change(event.currentTarget.value)} />
      </details>
    );
    const page = await hydrated(async () => Field, Field);
    const field = page.querySelector('input');
    if (field) field.value = 'ada@example.com';
    page.dispatchEvent(new Event('keydown', { bubbles: true }));
    await aMoment();
    expect(change.mock.calls).toEqual([['ada@example.com']]);
  });

  it('keeps its prerendered HTML if its code cannot be loaded', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await hydrated(() => Promise.reject(new Error('connection lost')));
    page.dispatchEvent(new Event('keydown', { bubbles: true }));
    await aMoment();
    expect(page.textContent).toContain('The words of braids');
    expect(errors).toHaveBeenCalledOnce();
  });

  it('loads its code at once if there is no prerendered HTML', async () => {
    const Part = deferred(async () => Words);
    await act(async () => void render(<Part of="twists" />));
    expect(await screen.findByText('The words of twists')).toBeDefined();
  });

  it('can load its code before it renders, and can try again after a failure', async () => {
    const fetchPart = vi.fn(async () => Words).mockRejectedValueOnce(new Error('connection lost'));
    const Part = deferred(fetchPart);
    await expect(Part.load()).rejects.toThrow('connection lost');
    await Part.load();
    expect(renderToString(<Part of="rows" />)).toContain('The words of');
  });
});
