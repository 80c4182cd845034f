/** What a kit can do on a page, in jsdom or in any browser: user input, settings of the system, queries. */
import type { Target } from './vocabulary.ts';

export interface Look {
  /** The text; for a picture, the alternative text. */
  text: string;
  disabled: boolean;
}

/** The path of a finger, in px from the element's center. */
export type Finger = readonly [from: readonly [x: number, y: number], to: readonly [x: number, y: number]];

const finger = (...ends: Finger): Finger => ends;

/** A drag with one finger by this distance, in px. */
export const to = (x: number, y: number): readonly Finger[] => [finger([0, 0], [x, y])];

/** A pinch: two fingers this far left and right of the center, at the start and at the end, in px. */
export const pinch = (from: number, last: number): readonly Finger[] => [
  finger([-from, 0], [-last, 0]),
  finger([from, 0], [last, 0]),
];

export type System =
  | { theme: 'light' | 'dark' }
  | { motion: 'reduced' | 'full' }
  /** Offline, once all code for the next likely presses is preloaded. */
  | { connection: 'lost' }
  | { pointer: 'mouse' };

export type ModifierKey = 'Control' | 'Meta' | 'Shift';
type Arrow = `Arrow${'Left' | 'Right' | 'Up' | 'Down'}`;
type KeyName = 'Enter' | 'Space' | 'Escape' | 'Tab' | Arrow | '+' | '=' | '-' | '0';

/** How the system's share sheet ends; 'none': the browser has no share sheet. */
export type Sharing = 'works' | 'dismissed' | 'fails' | 'none';

export interface Driver {
  visit(address: string): Promise<void>;
  /** Taps the target, or clicks it after `system({ pointer: 'mouse' })`; or focuses it and presses Enter or Space. */
  press(target: Target, by?: ModifierKey | 'Enter' | 'Space'): Promise<void>;
  /** Presses the backdrop of a dialog, or the blank edge inside it. */
  pressBackdrop(dialog: Target, side?: 'outside' | 'inside'): Promise<void>;
  follow(link: Target, address: string): Promise<void>;
  fill(target: Target, text: string): Promise<void>;
  /** Writes into a field without an event, as some password managers do. */
  write(target: Target, text: string): Promise<void>;
  key(name: KeyName, held?: ModifierKey): Promise<void>;
  /** Drags with one or more fingers, which touch, move and lift together. 'canceled': the system takes the touch over. */
  drag(target: Target, fingers: readonly Finger[], ending?: 'canceled'): Promise<void>;
  doubleTap(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  unhover(): Promise<void>;
  /** Scrolls the page to this position, in px from its top, or as far as it goes. */
  scroll(top: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Reaches this address by Back or Forward. Its history entry is added first, on top of the current one or in its place. */
  travel(address: string, entry: 'onTop' | 'inPlace'): Promise<void>;

  wait(milliseconds: number): Promise<void>;
  /** How far the page's clock has gone since the driver was made, in ms. */
  elapsed(): number;
  /** Pauses for a few ms while polling, on the page's clock and in real time. `before`: the number of earlier calls. */
  tick(before: number): Promise<void>;
  /** Delays the start of actors with these names, until `release` starts them or makes them fail. */
  hold(...actors: string[]): Promise<void>;
  release(actor: string, ending?: 'works' | 'fails'): Promise<void>;
  /** Ends the actor of this name with a result or an error, without what it would do. */
  settle(actor: string, result: { output: unknown } | { error: unknown }): Promise<void>;
  fail(actor: string): Promise<void>;
  tab(where: 'hidden' | 'shown'): Promise<void>;
  sharing(how: Sharing): Promise<void>;
  copying(how: 'works' | 'refused'): Promise<void>;
  /** Sets the visitor's clock to an instant such as `2026-11-23T08:00:00-05:00`, without firing timers. */
  time(instant: string): Promise<void>;
  system(asks: System): Promise<void>;

  /** Errors that the page has reported since the last call: in the console, uncaught, rejections, and responses of HTTP 400 and above. */
  faults?(): Promise<readonly string[]>;
  look(target: Target): Promise<Look | null>;
  focus(): Promise<string>;
  address(): Promise<string>;
  /** Makes `observe` report from now on how far the page, and where the focus, has moved without the visitor's doing. */
  noteScroll(): Promise<void>;
  /** Everything that one can notice, by aspect: 'title', "button 'Menu' in 'header'". Of texts, words and elements without a place, only those of `requested`. */
  observe(requested?: readonly string[]): Promise<Record<string, string>>;
}

export type Viewport = 'phone' | 'desktop';
