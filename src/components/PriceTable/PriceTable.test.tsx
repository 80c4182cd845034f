import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
