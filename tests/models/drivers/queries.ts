/**
 * What a visitor can perceive of a page, read from its DOM. One function without imports, because browsers receive it as
 * text. In jsdom, which has no layout, `data-state` replaces styles.
 */
import type { Look, Target } from '../driver';

export function createQueries() {
  // By tag name, which is much faster in jsdom than a selector; roles of any tag by attribute.
  const tags: Record<Target['role'], readonly string[] | null> = {
    alert: null,
    button: ['button'],
    combobox: ['select'],
    dialog: ['dialog'],
    group: null,
    heading: ['h1', 'h2', 'h3'],
    img: ['img'],
    link: ['a'],
    main: ['main'],
    navigation: ['nav'],
    status: null,
    textbox: ['input', 'textarea'],
  };
  const plays = (element: Element, role: Target['role']) => {
    if (role === 'link') return element.hasAttribute('href');
    return role !== 'dialog' || element.hasAttribute('open');
  };
  const candidates = (scope: Element, role: Target['role']): Element[] =>
    tags[role]?.flatMap(tag => [...scope.getElementsByTagName(tag)]) ?? [...scope.querySelectorAll(`[role="${role}"]`)];
  const hidden = '[hidden], [aria-hidden="true"], [data-state="closed"], [data-state="hidden"], dialog:not([open])';
  const hasLayout = typeof Element.prototype.checkVisibility === 'function';
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

  const isVisible = (element: Element) =>
    !element.closest('[aria-hidden="true"]') &&
    (hasLayout ? element.checkVisibility({ visibilityProperty: true }) : !element.closest(hidden));

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label !== null) return plain(label);
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy) return plain(document.getElementById(labelledBy)?.textContent);
    if (element instanceof HTMLImageElement) return plain(element.alt);
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      return plain(element.labels?.[0]?.textContent);
    }
    return plain(element.textContent);
  }

  function find({ role, name, within }: Target): Element | null {
    const scope = within ? find(within) : document.body;
    const all = scope ? candidates(scope, role) : [];
    const isIt = (one: Element) => plays(one, role) && (name === undefined || nameOf(one) === name) && isVisible(one);
    return all.find(isIt) ?? null;
  }

  return {
    find,
    isVisible,
    look(target: Target): Look | null {
      const element = find(target);
      if (!element) return null;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const list = element instanceof HTMLSelectElement ? element : null;
      return {
        text: element instanceof HTMLImageElement ? plain(element.alt) : plain(element.textContent),
        value: list ? plain(list.selectedOptions[0]?.textContent) : isField ? element.value : '',
        disabled: element.matches(':disabled'),
        readOnly: isField && element.readOnly,
        expanded: element.getAttribute('aria-expanded'),
        invalid: element.getAttribute('aria-invalid'),
        current: element.getAttribute('aria-current'),
        pressed: element.getAttribute('aria-pressed'),
      };
    },
    reads: (text: string) =>
      [...document.getElementsByTagName('p')].some(one => plain(one.textContent) === text && isVisible(one)),
    focus(): string {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const picture = element.querySelector('img');
      return picture ? plain(picture.alt) : nameOf(element);
    },
    toast(): string | null {
      const dismiss = [...document.getElementsByTagName('button')].filter(one => nameOf(one) === 'Dismiss').at(-1);
      const toast = dismiss?.closest('[role="alert"], [role="status"]');
      if (!toast || !isVisible(toast)) return null;
      const words = [...toast.getElementsByTagName('p')].map(one => plain(one.textContent));
      return `${toast.getAttribute('role')}: ${words.join(' ')}`;
    },
    address: () => location.pathname + location.search,
    theme(): 'light' | 'dark' {
      if (hasLayout) {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        return red + green + blue > 384 ? 'light' : 'dark';
      }
      const chosen = document.documentElement.dataset.theme;
      if (chosen === 'light' || chosen === 'dark') return chosen;
      return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    },
    scrolls: () =>
      hasLayout
        ? getComputedStyle(document.documentElement).overflowY !== 'hidden'
        : document.documentElement.dataset.scrollLocked === undefined,
  };
}

export type Queries = ReturnType<typeof createQueries>;
