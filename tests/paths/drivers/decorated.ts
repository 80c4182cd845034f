/** What every driver does around a visitor's actions: a second press, or a turn of the window. */
import type { ModifierKey, Target } from 'xstate-paths';
import type { InPage } from 'xstate-paths/page';
import type { SiteDriver } from '../../../machines/kit';

declare global {
  interface Window {
    /** The last press, while a second one may follow. */
    pressed: { control: Element | null; x: number; y: number };
  }
}

/** Within so many ms, a second press makes a double one; less than the site's limit, because the press itself takes time. */
const DOUBLE_MS = 350;

/** Wide and low, but not so much that the menu or the booking bar of a phone disappears, and with it the focus. */
export const SIDEWAYS = { width: 600, height: 500 };

export interface Means {
  inPage: InPage;
  /** Presses again where the last press was, by touch or with the key. */
  pressAgain: (by: 'Enter' | 'Space' | undefined) => Promise<unknown>;
  /** The time that a press has for the page, in ms. */
  now: () => number;
  /** Turns the window, and waits for the next frame. */
  turn: (to: 'sideways' | 'back') => Promise<unknown>;
}

/** What each driver does in its own way. */
export type BaseDriver = Omit<SiteDriver, 'disturb' | 'photoFills' | 'toast'>;

/** Another key in between: the next press is not the second of a double one. Runs in the page. */
const separate = () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));

/** Remembers what will be pressed, and where. Runs in the page. */
function remember(target: Target): void {
  const pressed = { control: window.queries.find(target), x: 0, y: 0 };
  const note = ({ clientX: x, clientY: y }: PointerEvent) => Object.assign(pressed, { x, y });
  window.addEventListener('pointerdown', note, { capture: true, once: true });
  window.pressed = pressed;
}

/**
 * Whether a second press must change nothing: the control has gone or is covered, or it opens, sends or leads somewhere.
 * Any other control takes it: *Next* goes two photos on, and a choice is undone, as a checkbox would. Runs in the page.
 */
function mustIgnoreSecond(): boolean {
  const { control } = window.pressed;
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  const isThere = control?.isConnected && window.queries.isVisible(control) && modal?.contains(control) !== false;
  return !isThere || control.closest('a, summary, [aria-expanded], [aria-haspopup], [type="submit"]') !== null;
}

/** Places that are no landmarks. */
export const PLACES = { toast: '[data-toast]' };

/** What `observe` sees only on this site. Runs in the page. */
export function ofThisSite(waiting: string) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const marked = [...document.querySelectorAll('[data-toast]')].filter(window.queries.isVisible).at(-1);
  const toast = marked?.closest('[role="alert"], [role="status"]');
  const words = [...(toast?.getElementsByTagName('p') ?? [])].map(one => one.textContent.replace(/\s+/g, ' ').trim());
  const { backgroundColor, colorScheme } = getComputedStyle(document.body);
  const colors = backgroundColor.match(/[\d.]+/g)?.map(Number);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { theme } = document.documentElement.dataset;
  // jsdom knows no colors.
  const asked = theme ?? (isDark ? 'dark' : 'light');
  const [red = 0, green = 0, blue = 0] = colors ?? [];
  // Some phones darken light pages, except those whose scheme is `only light`.
  const light = theme === 'light' && !/only/.test(colorScheme) ? 'darkened' : 'light';
  return {
    'waits inert': connection?.saveData ? `${waiting} to save data` : waiting,
    'written but not seen': window.translation.unseen(),
    /** Role and text of the current toast. */
    toast: toast ? `${toast.getAttribute('role')}: ${words.join(' ')}` : '',
    theme: colors ? (red + green + blue > 384 ? light : 'dark') : asked,
  };
}

/** Whether the photo is in the middle of its place, or leaves no part of it empty. Runs in the page. */
function photoFills(): boolean {
  const stage = document.querySelector('dialog [data-stage]')?.getBoundingClientRect();
  const photo = document.querySelector('dialog [data-slide="shown"] img')?.getBoundingClientRect();
  if (!stage || !photo) return true;
  const fills = (start: number, end: number) => Math.abs(start + end) < 2 || (start < 1 && end > -1);
  return (
    fills(photo.left - stage.left, photo.right - stage.right) &&
    fills(photo.top - stage.top, photo.bottom - stage.bottom)
  );
}

export function decorated<D extends BaseDriver>(base: D, { inPage, pressAgain, now, turn }: Means) {
  let disturbance: Parameters<SiteDriver['disturb']>[0] | undefined;
  /** What was pressed last, until anything else is done: what the press opens may still be loading. */
  let last: { by: 'Enter' | 'Space' | undefined; time: number } | undefined;
  let isHovering = false;

  async function pressTwice(): Promise<void> {
    if (disturbance !== 'second presses' || !last || now() - last.time > DOUBLE_MS) return;
    // Frames in which the page shows what the press has led to.
    for (let look = 0; look < 3; look++) await base.tick(look);
    if (await inPage(mustIgnoreSecond)) await pressAgain(last.by);
  }
  const action =
    <Args extends readonly unknown[]>(doing: (...args: Args) => Promise<unknown>) =>
    async (...args: Args): Promise<void> => {
      last = undefined;
      await inPage(separate);
      await doing(...args);
      // Turning would put something else under the mouse.
      if (disturbance !== 'turns' || isHovering) return;
      const top = await inPage(() => scrollY);
      await turn('sideways');
      const isFilled = await inPage(photoFills);
      await turn('back');
      // A browser may have scrolled.
      await base.scroll(top);
      if (!isFilled) throw new Error('In the turned window, the photo leaves a part of its place empty');
    };
  return {
    ...base,
    press: action(async (target: Target, by?: ModifierKey | 'Enter' | 'Space') => {
      if (disturbance === 'second presses') await inPage(remember, target);
      const time = now();
      await base.press(target, by);
      if (by && by !== 'Enter' && by !== 'Space') return;
      last = { by, time };
      await pressTwice();
    }),
    async hover(target: Target) {
      isHovering = true;
      await base.hover(target);
    },
    async unhover() {
      isHovering = false;
      await base.unhover();
    },
    pressBackdrop: action(base.pressBackdrop),
    follow: action(base.follow),
    drag: action(base.drag),
    doubleTap: action(base.doubleTap),
    fill: action(base.fill),
    key: action(base.key),
    async release(...args: Parameters<SiteDriver['release']>) {
      await base.release(...args);
      await pressTwice();
    },
    photoFills: () => inPage(photoFills),
    toast: async () => (await inPage(ofThisSite, '')).toast,
    async observe(requested?: readonly string[]) {
      const seen = await base.observe(requested);
      return { ...seen, ...(await inPage(ofThisSite, seen['waits inert'] ?? '')) };
    },
    disturb: async (by: typeof disturbance) => {
      disturbance = by;
    },
  };
}
