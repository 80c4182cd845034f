/** Checks the whole page at every step: nothing may change except what the kit's machine is allowed to change. */
import type { AnyKit } from './any-kit.ts';
import type { Driver } from './driver.ts';
import type { Difference } from './path-failure.ts';
import type { Aspects, Values } from './vocabulary.ts';

/** Aspects that most paths change, because a press may scroll the page and `travel` adds history. Compared only where a kit names them. */
const UNSTABLE =
  /^(address|copied|focus|focus moved to|history( entries| place)?|moved by|scroll)$|^(text|words in) '|^(button|field|heading|link|picture|tab|value of field) '(?!.* in '.*'$)/;

export const NOT_ALLOWED = 'so it was before, and neither `mayChange` nor the state’s `page` allows a change';

const HINTS: Readonly<Record<string, string>> = {
  'focus moved to': '`justAfter` says where `focus` goes',
  'hidden with focus': 'an action can focus what takes its place',
  'lost focus of': 'an action can focus what takes its place',
  'moved by': 'the page has scrolled; `mayScroll` lists the events that may scroll it',
};

const pathOf = (address = '') => address.replace(/\?.*/, '');

/** What a page must have in every state, by the path of its address and what is seen there, such as its title. */
export type Invariants = (path: string, seen: Readonly<Record<string, string>>) => Aspects;

export interface Judging {
  always?: Invariants | undefined;
  /** Whether another test already reports this of the page at this path: an aspect, or an error. */
  ignored?: (what: string, path: string) => boolean;
}

/** Remembers how each page looked at first, and lists the differences that the kit does not allow; without `mayChange`, it allows all. */
export function observerOf<D extends Driver>(kit: AnyKit<D>, driver: D, judging: Judging) {
  const { always = () => ({}), ignored = () => false } = judging;
  const { mayChange } = kit;
  /** How each page looked at first, by path of the address and the page's title. While a page loads, the one before it is shown. */
  const first = new Map<string, Values>();
  /** Address and history position at the last check that found no difference. */
  let last: { address: string; place: number } | undefined;
  const mayDiffer = (aspect: string) =>
    UNSTABLE.test(aspect) || mayChange?.some(one => (typeof one === 'string' ? one === aspect : one.test(aspect)));

  return async function differencesFrom(wanted: Aspects, step: string | undefined): Promise<Difference[]> {
    if (!mayChange && Object.keys(wanted).length === 0) return [];
    const [seen, own] = [await driver.observe(Object.keys(wanted)), await kit.see(driver)];
    const place = Number(seen['history place']);
    seen.history = entriesIn(last ? place - last.place : 0);
    const differencesBetween = (expected: Values, found: Values) =>
      allDifferences(expected, found).filter(({ what }) => !ignored(what, pathOf(seen.address)));
    const named = differencesBetween(wanted, { ...seen, ...own });
    // The page may not be ready yet.
    if (named.length > 0 || !mayChange) return named;
    const { address = '' } = seen;
    const path = pathOf(address);
    const page = `${path} ${seen.title}`;
    const before = first.get(page) ?? seen;
    first.set(page, before);
    const unchanged = [...new Set([...Object.keys(before), ...Object.keys(seen)])].filter(aspect => !mayDiffer(aspect));
    const same = Object.fromEntries(unchanged.map(aspect => [aspect, before[aspect]]));
    const required: Values = {
      ...Object.fromEntries(Object.entries(always(path, seen)).filter(([aspect]) => !mayChange.includes(aspect))),
      'broken references': '',
      // Unless the kit expects the focus somewhere, it is where the visitor has put it.
      ...(last && wanted.focus === undefined && !mayChange.includes('focus') ? { 'focus moved to': '' } : {}),
      'hidden and focusable': '',
      ...(mayChange.includes('hidden with focus') ? {} : { 'hidden with focus': '' }),
      'lost focus of': '',
      // Another page has its own scroll position.
      ...(last && pathOf(last.address) === path && !kit.mayScroll.includes(`${step}`) ? { 'moved by': '' } : {}),
      ...wanted,
    };
    const different = differencesBetween({ ...same, ...required }, { ...seen, ...own }).map(one => {
      const hint = one.what in wanted ? undefined : one.what in required ? HINTS[one.what] : NOT_ALLOWED;
      return hint ? { ...one, hint } : one;
    });
    // Leaving a page by a link and returning by a link adds two history entries; with only one, Back would lead to the same
    // page again. Addresses with a query are exempt: opening a photo may add one entry after `travel` has led to a photo.
    if (last?.address === address && address === path && place === last.place + 1)
      different.push({ what: 'history entries of this address', expected: 'one', seen: 'two, one after the other' });
    if (different.length === 0) {
      last = { address, place };
      await driver.noteScroll();
    }
    return different;
  };
}

const entriesIn = (count: number) =>
  count === 0
    ? 'the same entry'
    : `${Math.abs(count)} ${Math.abs(count) === 1 ? 'entry' : 'entries'} ${count > 0 ? 'on' : 'back'}`;

/** A value in a failure; aspects such as the focus are always there, but may be empty. */
const printed = (aspect: string, value: string | RegExp = '') =>
  `${value}` ? `'${value}'` : NEVER_ABSENT.test(aspect) ? 'nothing' : 'not there';
const NEVER_ABSENT = /^(focus|lost focus|hidden (and|with)|said|copied|value|words in|moved by|broken|wrong)\b/;

const allDifferences = (wanted: Values, seen: Values): Difference[] =>
  Object.entries(wanted)
    .filter(([aspect, value]) =>
      value instanceof RegExp ? !value.test(`${seen[aspect] ?? ''}`) : (seen[aspect] ?? '') !== (value ?? ''),
    )
    .map(([aspect, value]) => ({
      what: aspect,
      expected: printed(aspect, value),
      seen: printed(aspect, seen[aspect]),
    }));
