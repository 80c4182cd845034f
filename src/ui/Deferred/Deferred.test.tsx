import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred } from './Deferred';

afterEach(() => vi.restoreAllMocks());

const Words = ({ of }: { of: string }) => <p>The words of {of}</p>;
const aMoment = () => act(() => new Promise(resolve => setTimeout(resolve, 20)));

/** A prerendered page, hydrated without the part's code. */
async function takenOver(fetchPart: () => Promise<typeof Words>) {
  const built = deferred(async () => Words);
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

describe('a part that is only read', () => {
  it('stands as it was built, and nothing is fetched until somebody does something', async () => {
    const fetchPart = vi.fn(async () => Words);
    const page = await takenOver(fetchPart);
    await aMoment();
    expect(page.textContent).toContain('The words of braids');
    expect(fetchPart).not.toHaveBeenCalled();
    const words = page.querySelector('p');
    page.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await aMoment();
    expect(fetchPart).toHaveBeenCalledOnce();
    expect(page.querySelector('p')).toBe(words);
  });

  it('stays as it was built where its code cannot be had', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await takenOver(() => Promise.reject(new Error('the line is dead')));
    page.dispatchEvent(new Event('keydown', { bubbles: true }));
    await aMoment();
    expect(page.textContent).toContain('The words of braids');
    expect(errors).toHaveBeenCalledOnce();
  });

  it('is fetched at once where nothing was built', async () => {
    const Part = deferred(async () => Words);
    await act(async () => void render(<Part of="twists" />));
    expect(await screen.findByText('The words of twists')).toBeDefined();
  });

  it('can be fetched before it is drawn, and again after a failure', async () => {
    const fetchPart = vi.fn(async () => Words).mockRejectedValueOnce(new Error('the line is dead'));
    const Part = deferred(fetchPart);
    await expect(Part.load()).rejects.toThrow('the line is dead');
    await Part.load();
    expect(renderToString(<Part of="rows" />)).toContain('The words of');
  });
});
