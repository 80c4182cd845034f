/** What a kit can do with a page and ask of it, in jsdom or in any browser: user input, environment, queries. */

export type Role =
  | 'alert'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'main'
  | 'navigation'
  | 'status'
  | 'textbox';

/** One thing on the page, as a visitor would name it. */
export interface Target {
  role: Role;
  /** Its whole accessible name; without one, the only thing of that role. */
  name?: string;
  /** Look for it only inside this one. */
  within?: Target;
}

/** What can be perceived of one thing. */
export interface Look {
  /** Its words; the description where it is a picture. */
  text: string;
  value: string;
  disabled: boolean;
  readOnly: boolean;
  /** ARIA states as they are written; null where there are none. */
  expanded: string | null;
  invalid: string | null;
  current: string | null;
  pressed: string | null;
}

/** The way of one finger over a thing, in px from its middle. */
export type Finger = readonly [from: readonly [x: number, y: number], to: readonly [x: number, y: number]];

/** How the provider treats the message that is on its way: takes it, refuses it, or is never reached. */
export type Answer = 'taken' | 'refused' | 'lost';

export interface Driver {
  /** Opens an address afresh. */
  visit(address: string): Promise<void>;
  /** A press with a finger, which moves no mouse. */
  press(target: Target): Promise<void>;
  /** A press on the backdrop of a dialog. */
  pressBackdrop(dialog: Target): Promise<void>;
  /** Presses a link inside the site and waits until its page has arrived. */
  follow(link: Target, address: string): Promise<void>;
  /** Types into a field, or chooses from a list by the option's words. */
  fill(target: Target, text: string): Promise<void>;
  key(name: 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Tab' | '+' | '-' | '0'): Promise<void>;
  /** Fingers come down together, move and leave together. */
  drag(target: Target, ...fingers: readonly Finger[]): Promise<void>;
  /** Two presses in one place, as quickly as a double tap is. */
  doubleTap(target: Target): Promise<void>;
  /** The mouse comes over the target, or goes away from everything. */
  hover(target: Target): Promise<void>;
  unhover(): Promise<void>;
  /** The browser's own buttons. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Comes by Back or Forward to a history entry of this address, which is made on top of the present one or in its place. */
  travel(address: string, entry: 'onTop' | 'inPlace'): Promise<void>;

  /** Lets time pass, in milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /** Lets a few milliseconds pass, on the page's clock and in real time, while polling. `before`: how often it was called already. */
  tick(before: number): Promise<void>;
  answer(answer: Answer): Promise<void>;
  /** From now on the photos that fill the window are held back on their way, until they are let arrive or lost. */
  holdPhotos(): Promise<void>;
  photo(fate: 'arrives' | 'is lost'): Promise<void>;
  /** From now on actors of these names begin their work only when they are released, or are made to fail then. */
  hold(...actors: string[]): Promise<void>;
  release(actor: string, ending?: 'works' | 'fails'): Promise<void>;
  /** The running actor of this name reports this event to its parent. */
  report(actor: string, event: string): Promise<void>;
  /** The running actor of this name throws an error. */
  fail(actor: string): Promise<void>;
  /** The tab goes to the back or returns. */
  tab(where: 'hidden' | 'shown'): Promise<void>;
  /** Sets the visitor's clock, such as `2026-11-23T08:00:00-05:00`; no timer notices. */
  time(instant: string): Promise<void>;
  /** What the visitor's system asks for. */
  system(asks: { theme: 'light' | 'dark' } | { motion: 'reduced' | 'full' }): Promise<void>;

  look(target: Target): Promise<Look | null>;
  /** Whether a visible paragraph has exactly this text. */
  reads(text: string): Promise<boolean>;
  /** Words of what has the focus, or of the picture or field that it is; empty where nothing has it. */
  focus(): Promise<string>;
  /** Role and words of the toast that is shown. */
  toast(): Promise<string | null>;
  /** Path and query of the address bar. */
  address(): Promise<string>;
  theme(): Promise<'light' | 'dark'>;
  /** Whether the page behind can be scrolled. */
  scrolls(): Promise<boolean>;
  /** All that can be noticed of any page, aspect by aspect: 'title', 'said polite', "button 'Menu'". */
  observe(): Promise<Record<string, string>>;
}

const named = (role: Role) => (name: string, within?: Target) => (within ? { role, name, within } : { role, name });

export const button = named('button');
export const combobox = named('combobox');
export const link = named('link');
export const field = named('textbox');
export const dialog = named('dialog');
export const image = named('img');
export const group = named('group');
export const heading = named('heading');
export const navigation = named('navigation');
