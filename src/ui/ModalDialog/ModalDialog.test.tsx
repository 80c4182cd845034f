import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ModalDialog } from './ModalDialog';

/** Presses at one place and lets go at another. In jsdom, every box is empty and at 0, 0. */
function press(from: 'inside' | 'outside', to: 'inside' | 'outside') {
  const dialog = screen.getByRole('dialog');
  const at = (place: string) => ({ bubbles: true, clientX: place === 'inside' ? 0 : -1 });
  dialog.dispatchEvent(new PointerEvent('pointerdown', at(from)));
  dialog.dispatchEvent(new MouseEvent('click', at(to)));
}

it.each([
  ['inside', 'inside', 0],
  ['inside', 'outside', 0],
  ['outside', 'inside', 0],
  ['outside', 'outside', 1],
] as const)('a press that begins %s and ends %s closes the dialog %i times', async (from, to, times) => {
  const close = vi.fn();
  render(<ModalDialog onClose={close}>Words</ModalDialog>);
  press(from, to);
  await Promise.resolve();
  expect(close).toHaveBeenCalledTimes(times);
});

it('a dialog that another program has removed closes, so that it can be opened again', async () => {
  const close = vi.fn();
  const { unmount } = render(<ModalDialog onClose={close}>Words</ModalDialog>);
  screen.getByRole('dialog').remove();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  unmount();
});
