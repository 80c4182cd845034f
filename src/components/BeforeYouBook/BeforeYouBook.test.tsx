import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { questions } from '../../content/questions';
import { terms } from '../../content/terms';

/** Renders the block as if the owner had written this. */
async function show(written: Partial<typeof terms>) {
  vi.resetModules();
  vi.doMock('../../content/terms', () => ({ terms: { ...terms, ...written } }));
  const { BeforeYouBook } = await import('./BeforeYouBook');
  return render(<BeforeYouBook on="form" />);
}
const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

it('before you book, every term has a line, and samples are said to be samples', async () => {
  await show({ hair: 'Included', sample: true });
  expect(names()).toEqual(['Hair', 'Deposit', 'Canceling or moving', 'Being late', 'Children', 'Parking']);
  expect(screen.getByText('Included')).toBeDefined();
  expect(screen.getByText('Sample values, to be replaced by the salon')).toBeDefined();
});

it('a deleted term has no line, and the salon’s own terms are not called samples', async () => {
  await show({ children: '', parking: ' ', sample: false });
  expect(names()).toEqual(['Hair', 'Deposit', 'Canceling or moving', 'Being late']);
  expect(screen.queryByText(/Sample/)).toBeNull();
});

it('without terms, there is nothing', async () => {
  const { container } = await show({
    hair: '',
    deposit: '',
    cancellation: '',
    lateness: '',
    children: '',
    parking: '',
    braiders: '',
    payment: ' ',
  });
  expect(container.childElementCount).toBe(0);
  const { shownQuestions } = await import('../../content/shown-questions');
  expect(shownQuestions).toEqual(questions.filter(({ waitsFor }) => !waitsFor));
});
