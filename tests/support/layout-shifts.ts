import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };

/** Records every layout shift from the start of the page load. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { shifts: noted });
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as Shift[])
        noted.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts, if their sum is 0.01 or more. Nobody sees less, such as header links that a late font moves by a few pixels. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) < 0.01 ? [] : shifts;
}
