/** What the paths need of a browser that is driven from outside, whichever of the two W3C protocols it speaks. */

export interface RemoteBrowser {
  /** Name and version, as the browser tells them. */
  title: string;
  /** Whether a finger is a finger; else it moves the mouse there. */
  touch: boolean;
  /** Makes the window as large as this, in CSS pixels, or as near to it as the browser can. */
  resize(width: number, height: number): Promise<void>;
  go(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs the source of a function in the page; what goes in and comes out is JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Input as WebDriver describes it, the same in both protocols. */
  act(sources: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

/** A browser that can be started here, or the words that say what is missing. */
export type Start = (() => Promise<RemoteBrowser>) | { missing: string };

/** Asks again until it works, for something that is just starting. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (reason) {
      if (tries === 100) throw reason;
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  }
}
