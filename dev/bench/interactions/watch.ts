/** Measures two times inside the page: from an input to the next paint, and to its visible result. */
import type { BrowserContext, Page } from 'playwright-core';

export interface Sample {
  /**
   * From the input to the next paint, in ms, as in INP: delay, handlers and rendering of the interaction's longest event.
   * Event Timing reports steps of 8 ms, and nothing below 16 ms; a shorter time counts as 16.
   */
  paint: number;
  /** From the click or key press to the frame that shows its result, in ms; longer than `paint` if code must load first. */
  shown: number;
}

interface Watch {
  entries: { interactionId: number; duration: number }[];
  /** Time of the last click or key press, in ms of the page's clock. */
  input: number;
}
declare global {
  interface Window {
    benchWatch: Watch;
  }
}

const SHORTEST_REPORTED = 16;

export async function installWatch(context: BrowserContext): Promise<void> {
  // tsx wraps named functions in calls of a helper, `__name`, which the page lacks.
  await context.addInitScript('globalThis.__name = value => value');
  await context.addInitScript(durationThreshold => {
    const watch: Watch = { entries: [], input: 0 };
    window.benchWatch = watch;
    new PerformanceObserver(list => {
      // TypeScript's DOM types do not have interactionId yet.
      watch.entries.push(...(list.getEntries() as unknown as Watch['entries']));
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    for (const type of ['click', 'keydown'])
      window.addEventListener(type, ({ timeStamp }) => (watch.input = timeStamp), { capture: true, passive: true });
  }, SHORTEST_REPORTED);
}

/** Calls `act`, then waits until the element of `outcome` has appeared or changed and Event Timing has reported. */
export async function sample(page: Page, outcome: string, act: () => Promise<void>): Promise<Sample> {
  const change = await page.evaluateHandle(selector => {
    const read = () => {
      const element = document.querySelector(selector);
      if (!element) return null;
      const value = element instanceof HTMLInputElement ? element.value : '';
      // Reads the attributes, because with `cloneNode`, a cloned picture would load its file.
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      return `${value} ${attributes} ${element.textContent}`;
    };
    const before = read();
    window.benchWatch.entries = [];
    const seen = new Promise<number>(resolve => {
      const look = () => {
        if (read() === before) return requestAnimationFrame(look);
        // A task posted in an animation frame callback runs after that frame has been rendered.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        return port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
    // Returns the promise in an object, because `evaluateHandle` would await a bare promise.
    return { seen };
  }, outcome);
  await act();
  const { at, input } = await change.evaluate(async ({ seen }) => ({ at: await seen, input: window.benchWatch.input }));
  await change.dispose();
  const durations = await page.evaluate(async () => {
    await new Promise(resolve => setTimeout(resolve, 150));
    return window.benchWatch.entries.filter(entry => entry.interactionId > 0).map(entry => entry.duration);
  });
  return { paint: Math.max(SHORTEST_REPORTED, ...durations), shown: at - input };
}
