import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as owned from '../../content/prices';
import { costs } from '../../derived/costs';
import { styleList } from '../../derived/style-list';
import { PriceTable } from './PriceTable';

it('each table of prices by size and length begins with the style’s own price, and has no gaps', () => {
  for (const { id, title, price } of styleList) {
    const own = costs[id];
    if (!own) continue;
    const { unmount } = render(<PriceTable title={title} costs={own} />);
    const prices = screen.getAllByRole('cell').flatMap(({ textContent }) => /\$\d+|Ask us/.exec(textContent) ?? []);
    expect(prices[0], title).toBe(price.replace('from ', ''));
    expect(prices).toHaveLength(own.length);
    unmount();
  }
});

it.each([
  ['are said to be samples', owned.priceGrid.styles, 2],
  ['leave no trace if they are deleted', {}, 0],
])('prices by size and length %s', async (_, styles, count) => {
  vi.resetModules();
  vi.doMock('../../content/prices', () => ({ ...owned, priceGrid: { sample: true, styles } }));
  vi.doMock('../BeforeYouBook/BeforeYouBook', () => ({ BeforeYouBook: () => null }));
  const { Glance } = await import('../../pages/StylePage/Glance');
  render(<Glance id="cornrows" title="Cornrows" />);
  expect(screen.queryAllByText(/^Prices by size|^Sample values/)).toHaveLength(count);
});
