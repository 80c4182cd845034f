/** What a visitor can perceive of a page. One function without imports, because browsers receive it as text. `unstyled`: what style sheets hide in jsdom. */
import type { Look } from '../driver.ts';
import type { Role, Target } from '../vocabulary.ts';

export function createQueries(unstyled = '', places: Readonly<Record<string, string>> = {}) {
  const ownPlaces = Object.entries(places);
  const hasLayout = typeof Element.prototype.checkVisibility === 'function';
  const isPress = /^(submit|button|reset)$/;
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

  const roles: Readonly<Record<string, Role>> = {
    ...({ button: 'button', dialog: 'dialog', main: 'main', option: 'option', img: 'img', nav: 'navigation' } as const),
    ...({ footer: 'contentinfo', h1: 'heading', h2: 'heading', h3: 'heading', header: 'banner' } as const),
    ...({ li: 'listitem', section: 'region', select: 'combobox', textarea: 'textbox' } as const),
  };
  function roleOf(element: Element): string | null | undefined {
    const { localName } = element;
    const own = element.getAttribute('role');
    if (own) return own;
    if (localName === 'a') return element.hasAttribute('href') ? 'link' : null;
    if (!(element instanceof HTMLInputElement)) return roles[localName];
    if (isPress.test(element.type)) return 'button';
    return /^(checkbox|radio)$/.test(element.type) ? element.type : 'textbox';
  }

  /** What an element has from itself and from the elements around it. */
  interface Standing {
    isHidden: boolean;
    /** Whether it is hidden by `visibility`, which an element in it may undo. */
    isInvisible: boolean;
    isInert: boolean;
  }
  const outside: Standing = { isHidden: false, isInvisible: false, isInert: false };

  function parentOf(element: Element): Element | null {
    const root = element.parentNode;
    return root instanceof ShadowRoot ? root.host : element.parentElement;
  }
  /** `styledAway`: whether style sheets would hide it. Attributes are read because in jsdom, selectors are slow. */
  function standingOf(
    element: Element,
    around: Standing = standingIn(parentOf(element)),
    styledAway = !hasLayout && unstyled !== '' && element.matches(unstyled),
  ): Standing {
    const isStyled = !hasLayout && element.hasAttribute('style');
    const { display = '', visibility = '' } = isStyled ? (element as HTMLElement).style : {};
    const isUnseen =
      styledAway ||
      display === 'none' ||
      element.hasAttribute('hidden') ||
      (element.localName === 'dialog' && !element.hasAttribute('open'));
    return {
      isHidden: around.isHidden || element.getAttribute('aria-hidden') === 'true' || (!hasLayout && isUnseen),
      isInvisible: visibility ? /^(hidden|collapse)$/.test(visibility) : around.isInvisible,
      isInert: around.isInert || element.hasAttribute('inert'),
    };
  }
  const standingIn = (parent: Element | null): Standing => (parent ? standingOf(parent) : outside);
  const isShown = (element: Element, { isHidden, isInvisible }: Standing) =>
    !isHidden && !isInvisible && (!hasLayout || element.checkVisibility({ visibilityProperty: true }));
  const isVisible = (element: Element) => isShown(element, standingOf(element));

  interface Surveyed extends Standing {
    element: Element;
    role: string | null | undefined;
    /** The dialog, navigation, group, landmark or own place around it. */
    around: Element | null;
  }

  function survey(): Surveyed[] {
    const all: Surveyed[] = [];
    const owns = new Set(ownPlaces.flatMap(([, selector]) => [...document.querySelectorAll(selector)]));
    const styledAway = new Set(hasLayout || !unstyled ? [] : document.querySelectorAll(unstyled));
    const visit = (element: Element, outer: Standing, place: Element | null) => {
      const standing = standingOf(element, outer, styledAway.has(element));
      const role = roleOf(element);
      const isPlace =
        /^(dialog|nav|header|main|footer)$/.test(element.localName) || /^(dialog|group)$/.test(role ?? '');
      const around = isPlace || owns.has(element) ? element : place;
      all.push({ ...standing, element, role, around });
      for (let child = element.firstElementChild; child; child = child.nextElementSibling)
        visit(child, standing, around);
      for (const child of element.shadowRoot?.children ?? []) visit(child, standing, around);
    };
    visit(document.body, outside, null);
    return all;
  }

  const elementsOf = (ids: string | null) => ids?.split(' ').flatMap(id => document.getElementById(id) ?? []) ?? [];

  /** Without any other name, an element has that of its title, and a field that of its placeholder. */
  const nameOf = (element: Element): string =>
    givenNameOf(element) || plain(element.getAttribute('title')) || plain(element.getAttribute('placeholder'));

  /** The name, or a description: an empty text would say that there is no such element. */
  const called = (element: Element) => nameOf(element) || `${roleOf(element) ?? element.localName} without a name`;

  function givenNameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label?.trim()) return plain(label);
    const labels = elementsOf(element.getAttribute('aria-labelledby'));
    if (labels.length > 0) return plain(labels.map(one => one.textContent).join(' '));
    if (element instanceof HTMLImageElement) return plain(element.alt);
    if (element instanceof HTMLInputElement && isPress.test(element.type)) return plain(element.value);
    if (/^(input|textarea|select)$/.test(element.localName)) {
      const label = (element as HTMLInputElement).labels?.item(0);
      if (!label?.contains(element)) return plain(label?.textContent);
      const copy = label.cloneNode(true) as HTMLElement;
      // A label around a list or a long text has their words, too.
      for (const one of copy.querySelectorAll('select, textarea')) one.remove();
      return plain(copy.textContent);
    }
    // A picture in a link may name it.
    return plain(element.textContent) || plain(element.querySelector('img')?.alt);
  }

  function find(
    target: Target,
    scope: Node | null = target.within ? find(target.within) : document.body,
  ): Element | null {
    const { role, name } = target;
    if (role === 'place') return [...document.querySelectorAll(places[name ?? ''] ?? '')].find(isVisible) ?? null;
    // In jsdom, a list of all elements would be slow.
    const all = scope && document.createTreeWalker(scope, NodeFilter.SHOW_ELEMENT);
    while (all?.nextNode()) {
      const one = all.currentNode as Element;
      if (roleOf(one) === role && (name === undefined || nameOf(one) === name) && isVisible(one)) return one;
      const inside = one.shadowRoot && find(target, one.shadowRoot);
      if (inside) return inside;
    }
    return null;
  }

  const scrolls = () =>
    hasLayout
      ? getComputedStyle(document.documentElement).overflowY !== 'hidden'
      : document.documentElement.style.overflow !== 'hidden';

  /** The name of the dialog, own place, navigation or group around a control, or else the landmark. */
  function placeOf(place: Element | null): string {
    if (!place) return 'page';
    const own = ownPlaces.find(([, selector]) => place.matches(selector));
    if (own) return own[0];
    const isNamed = place.hasAttribute('aria-label') || place.hasAttribute('aria-labelledby');
    return isNamed ? nameOf(place) : place.localName;
  }

  /** Where a link leads, and the states and description of a control for assistive technology. */
  function statesOf({ element, isInert }: Surveyed): string {
    const target = element.localName === 'a' ? [`to ${element.getAttribute('href')}`] : [];
    const named = 'expanded pressed selected current invalid required busy disabled haspopup'
      .split(' ')
      .flatMap(state => {
        const value = element.getAttribute(`aria-${state}`);
        // That a button is not expanded or pressed says that it can be.
        const isSaid = value !== null && (value !== 'false' || state === 'expanded' || state === 'pressed');
        return isSaid ? [`${state} ${value}`] : [];
      });
    const native = ['disabled', 'readonly', 'required'].filter(
      name => element.hasAttribute(name) || (name === 'disabled' && isDisabled(element)),
    );
    const described = elementsOf(element.getAttribute('aria-describedby'))
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => `described as '${plain(textContent)}'`);
    return [...target, ...named, ...native, ...described, ...(isInert ? ['inert'] : [])].join(', ') || 'there';
  }

  function inputOf(element: Element): string {
    const type = element.localName === 'input' ? (element.getAttribute('type') ?? 'text') : element.localName;
    const attributes = ['name', 'autocomplete', 'inputmode'].flatMap(attribute => {
      const value = element.getAttribute(attribute);
      return value === null ? [] : [`${attribute} ${value}`];
    });
    return [type, ...attributes].join(', ');
  }

  const missingIds = (element: Element) =>
    ['aria-controls', 'aria-labelledby', 'aria-describedby', 'href'].flatMap(attribute => {
      const value = element.getAttribute(attribute) ?? '';
      if (attribute === 'href' && !value.startsWith('#')) return [];
      return value.split(' ').filter(id => id.length > 1 && !document.getElementById(id.replace(/^#/, '')));
    });

  const listening = new AbortController();
  const listen = (type: string, listener: (event: never) => void, capture = true) =>
    document.addEventListener(type, listener as EventListener, { capture, signal: listening.signal });

  let focused: Element | null = null;
  /** Where the visitor has put the focus: on what was pressed or filled in, or by Tab. */
  let put: Element | null = null;
  let isTabbing = false;
  const onFocus = ({ target }: Event) => {
    focused = target instanceof Element ? target : null;
    if (isTabbing) put = focused;
  };
  listen('focusin', onFocus, false);
  for (const type of ['mousedown', 'input', 'change'])
    listen(type, ({ target }: Event) => {
      // A text field reports its change only when it is left, after the press on something else.
      if (type === 'change' && !(target instanceof HTMLSelectElement)) return;
      const controls = 'a[href], button, input, textarea, select, summary, [tabindex], dialog';
      put = target instanceof Element ? target.closest(controls) : null;
    });
  for (const type of ['keydown', 'keyup'])
    listen(type, ({ key }: KeyboardEvent) => (isTabbing = key === 'Tab' && type === 'keydown'));

  const isLost = (element: Element) => !element.isConnected || element.matches(':disabled');
  /** What has the focus. In jsdom, also a control that has been disabled or hidden. */
  function holder(): Element | null {
    const { activeElement, body } = document;
    return activeElement === body ? null : activeElement;
  }

  /** The name of the control that disappeared or was disabled while it had the focus; '' once something else has the focus. */
  function lostFocus(): string {
    const held = holder();
    return (!held || isLost(held)) && focused && isLost(focused) ? called(focused) : '';
  }

  /** The name of the control that was hidden while it had the focus; '' once something else has the focus. */
  function hiddenWithFocus(): string {
    const last = holder() ?? focused;
    return last && !isLost(last) && !isVisible(last) ? called(last) : '';
  }

  const wronglyCurrent = (all: readonly Surveyed[]) =>
    all
      .filter(({ element }) => element.getAttribute('aria-current') === 'page')
      .filter(({ element }) => element instanceof HTMLAnchorElement && element.pathname !== location.pathname)
      .map(link => `'${nameOf(link.element)}' in '${placeOf(link.around)}'`)
      .join(', ');

  /** In jsdom, a selector would be compared with every element of the page. */
  function metas(name: string): HTMLMetaElement[] {
    const found: HTMLMetaElement[] = [];
    for (let one = document.head.firstElementChild; one; one = one.nextElementSibling)
      if (one instanceof HTMLMetaElement && one.name === name) found.push(one);
    return found;
  }
  const themeColors = () => metas('theme-color');
  /** Compares the color of the browser's toolbar with the page below it. */
  function toolbar(): string {
    // jsdom has no media queries, unless the test adds them.
    const color = themeColors().find(({ media }) => media === '' || globalThis.matchMedia?.(media).matches)?.content;
    if (!hasLayout || color === undefined) return 'as the page';
    const [, ...parts] = /^#(..)(..)(..)$/.exec(color) ?? [];
    const rgb = parts.length > 0 ? `rgb(${parts.map(part => Number.parseInt(part, 16)).join(', ')})` : color;
    const page = getComputedStyle(document.body).backgroundColor;
    return rgb === page ? 'as the page' : `${rgb} above ${page}`;
  }

  /** Scroll position and focus when the visitor last pressed or filled something, to which a driver may have scrolled. */
  let rest = { scroll: scrollY, focus: document.activeElement };
  const note = () => {
    rest = { scroll: scrollY, focus: document.activeElement };
  };
  const noteScroll = () => {
    note();
    put = document.activeElement;
  };
  for (const type of ['pointerdown', 'input']) listen(type, note);
  // Several Tabs may scroll step by step; only what the last one does is compared.
  listen('keydown', ({ key }: KeyboardEvent) => key === 'Tab' && note());

  /** Whether the focus has moved to an element that was out of view, so that the page had to scroll there. */
  function hasFollowedFocus(moved: number): boolean {
    const { activeElement: focus } = document;
    // These are always in view.
    if (!focus || focus === rest.focus || focus.closest('header, dialog')) return false;
    const { top, bottom } = focus.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return top + moved < margin || bottom + moved > innerHeight;
  }

  /** How far the page has moved although nothing required that; empty if not at all. */
  function movedBy(): string {
    const moved = Math.round(scrollY - rest.scroll);
    return Math.abs(moved) < 2 || hasFollowedFocus(moved) ? '' : `${moved} px`;
  }

  function focus(): string {
    const element = holder();
    const picture = element?.querySelector('img')?.alt;
    return plain(picture) || (element ? called(element) : '');
  }

  /** Whether the element, or one in it, has exactly this text and is visible. Of several around the same text, the innermost counts. */
  function reads(element: Element, text: string): boolean {
    const whole = plain(element.textContent);
    if (!whole.includes(text) || /^(script|style|noscript|template)$/.test(element.localName)) return false;
    const inside = [...element.children];
    if (inside.some(one => reads(one, text))) return true;
    return whole === text && isVisible(element) && !inside.some(one => plain(one.textContent) === text);
  }

  function wordsIn(place: string): string {
    const usual = ['dialog[open]', '[role="dialog"]', 'nav', '[role="group"]', 'section', 'aside', 'main'];
    const all = document.querySelectorAll([...usual, ...Object.values(places)].join());
    const found = [...all].find(one => isVisible(one) && placeOf(one) === place);
    const nodes = document.createTreeWalker(found ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
    let text = '';
    while (nodes.nextNode()) text += ` ${nodes.currentNode.nodeValue}`;
    return plain(text);
  }

  const address = () => location.pathname + location.search;

  const kindOf = (role: string) => (/^(textbox|combobox|checkbox|radio)$/.test(role) ? 'field' : role);

  function observe(requested: readonly string[] = []): Record<string, string> {
    const all = survey();
    const tagged = (...tags: string[]) => all.filter(({ element }) => tags.includes(element.localName));
    const shown = (one: Surveyed) => isShown(one.element, one);
    const main = all.find(one => one.role === 'main' && shown(one))?.element;
    const heading = all.find(one => one.role === 'heading' && main?.contains(one.element) && shown(one));
    const dialogs = all.flatMap(one => {
      const isOpen = one.element.localName === 'dialog' ? one.element.hasAttribute('open') : shown(one);
      return one.role === 'dialog' && isOpen ? one.element : [];
    });
    // React draws what may be shown next with this style.
    const waiting = all.filter(
      one => one.element.hasAttribute('inert') && one.element.matches('[inert]:not([style*="display: none"] *)'),
    );
    const seen: Record<string, string> = {
      title: document.title,
      description: metas('description').at(0)?.content ?? '',
      language: document.documentElement.lang,
      heading: plain(heading?.element.textContent),
      address: address(),
      focus: focus(),
      'theme color': themeColors()
        .map(({ content }) => content)
        .join(' '),
      'page scrolls': String(scrolls()),
      toolbar: toolbar(),
      'wrong current page': wronglyCurrent(all),
      'history entries': String(history.length),
      // Browsers without the Navigation API do not report the index of the current entry.
      'history place': String(
        (window as { navigation?: { currentEntry?: { index: number } } }).navigation?.currentEntry?.index ?? 0,
      ),
      scroll: scrollY < 2 ? 'top' : 'down',
      'moved by': movedBy(),
      dialog: dialogs.map(called).join(', '),
      'open details': tagged('summary')
        .flatMap(({ element }) => (element.parentElement?.hasAttribute('open') ? called(element) : []))
        .join(', '),
      'lost focus of': lostFocus(),
      'hidden with focus': hiddenWithFocus(),
      'focus moved to': document.activeElement === put ? '' : focus(),
      'broken references': '',
      'waits inert': String(waiting.length),
      'hidden and focusable': all
        .filter(({ element, isInert }) => !isInert && element.getAttribute('aria-hidden') === 'true')
        .flatMap(one => [...one.element.querySelectorAll('a[href], button, input, [tabindex="0"]')].map(called))
        .join(', '),
    };
    const add = (aspect: string, value: string) => {
      seen[aspect] = seen[aspect] === undefined ? value : `${seen[aspect]} | ${value}`;
    };
    for (const one of all) {
      const { element: region, role } = one;
      const isLive = role === 'status' || role === 'alert' || region.localName === 'output';
      const politeness =
        region.getAttribute('aria-live') ?? (isLive ? (role === 'alert' ? 'assertive' : 'polite') : null);
      if (politeness === null || !shown(one)) continue;
      // An open dialog makes everything outside it inert.
      const modal = dialogs.filter(dialog => dialog.matches('dialog, [aria-modal="true"]'));
      if (modal.length > 0 && !modal.some(dialog => dialog.contains(region))) continue;
      const text = plain(region.textContent);
      // Assistive technology announces nothing from a region that is off.
      if (text && politeness !== 'off') add(`said ${politeness}`, text);
    }
    for (const one of all) {
      const kind = kindOf(one.role ?? '');
      if (!/^(field|link|button|heading|tab)$/.test(kind) || !shown(one)) continue;
      const { element } = one;
      const name = `${kind} '${nameOf(element)}' in '${placeOf(one.around)}'`;
      add(name, statesOf(one));
      for (const id of missingIds(element)) seen['broken references'] += ` ${name} refers to '${id}'`;
      if (kind === 'field') add(`input of ${name}`, inputOf(element));
      if ('value' in element && element.value) add(`value of ${name}`, String(element.value));
    }
    for (const one of tagged('img')) {
      const { alt } = one.element as HTMLImageElement;
      if (!alt || !shown(one)) continue;
      const link = one.element.closest('a')?.getAttribute('href');
      add(`picture '${plain(alt)}' in '${placeOf(one.around)}'`, link ? `in a link to ${link}` : 'there');
    }
    const parts = [document.body, ...all.flatMap(({ element }) => [...(element.shadowRoot?.children ?? [])])];
    for (const aspect of requested) {
      const [, kind, words = ''] = /^(text|words in) '(.*)'$/s.exec(aspect) ?? [];
      if (kind === 'text') seen[aspect] = parts.some(part => reads(part, words)) ? 'there' : '';
      else if (kind) seen[aspect] = wordsIn(words);
      // An element that may be in any place.
      const placed = Object.keys(seen).filter(one => one.startsWith(`${aspect} in '`));
      if (placed.length > 0) seen[aspect] = placed.map(one => seen[one]).join(' | ');
    }
    return seen;
  }

  /** Dialogs that were opened with `showModal`, where the browser does not say which are modal. */
  const modals = new WeakSet<Element>();
  const prototype = hasLayout ? undefined : globalThis.HTMLDialogElement?.prototype;
  const showModal = prototype?.showModal;
  if (prototype && showModal)
    prototype.showModal = function show(this: HTMLDialogElement) {
      modals.add(this);
      showModal.call(this);
    };
  const isModal = (dialog: Element) =>
    dialog.getAttribute('aria-modal') === 'true' || (hasLayout ? dialog.matches(':modal') : modals.has(dialog));
  const isBehindDialog = (element: Element) =>
    [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some(
      dialog => isModal(dialog) && isVisible(dialog) && !dialog.contains(element),
    );
  /** Whether the control, or the one around it, is disabled by itself or by its group. */
  const isDisabled = (element: Element) =>
    element.closest('button, input, select, textarea, option')?.matches(':disabled') === true;

  return {
    find,
    nameOf,
    isBehindDialog,
    isDisabled,
    isVisible,
    observe,
    noteScroll,
    stop(): void {
      listening.abort();
      if (prototype && showModal) prototype.showModal = showModal;
    },
    forgetFocus() {
      focused = null;
      put = null;
    },
    look(target: Target): Look | null {
      const element = find(target);
      const text = plain(element instanceof HTMLImageElement ? element.alt : element?.textContent);
      return element && { text, disabled: element.matches(':disabled') };
    },
    focus,
    address,
  };
}

export type Queries = ReturnType<typeof createQueries>;
