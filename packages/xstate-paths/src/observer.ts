/** Checks the whole page at every step: nothing may change except what the kit's machine is allowed to change. */
import type { AnyKit } from './any-kit';
import type { Driver } from './driver';
import type { Aspects } from './kit';
import type { Difference } from './path-failure';

/** Aspects that most paths change, because a press may scroll the page and `travel` adds history. Compared only where a kit names them. */
const UNSTABLE = ['address', 'focus', 'history entries', 'history place', 'moved by', 'scroll', 'toast'];

const pathOf = (address = '') => address.replace(/\?.*/, '');

/** What a page must have in every state, by the path of its address, such as its title. */
export type Invariants = (path: string) => Aspects;

/**
 * Remembers how each page looked at first, and returns a function that lists the differences that the kit does not allow.
 * A kit without `differs` allows all other changes.
 */
export function observerOf<D extends Driver>(kit: AnyKit<D>, driver: D, always: Invariants = () => ({})) {
  const { differs } = kit;
  /** How each page looked at first, by path of the address. */
  const first = new Map<string, Aspects>();
  /** Address and history position at the last check that found no difference. */
  let last: { address: string; place: number } | undefined;
  const mayDiffer = (aspect: string) =>
    UNSTABLE.includes(aspect) || differs?.some(one => (typeof one === 'string' ? one === aspect : one.test(aspect)));

  const mayScroll = (step: string | undefined) => step !== undefined && kit.scrolls.includes(step);

  return async function differencesFrom(wanted: Aspects, step: string | undefined): Promise<Difference[]> {
    if (!differs && Object.keys(wanted).length === 0) return [];
    const [seen, own, texts] = [await driver.observe(), await kit.see(driver), await textsOf(driver, wanted)];
    const named = differencesBetween(wanted, { ...seen, ...own, ...texts });
    // The page may not be ready yet.
    if (named.length > 0 || !differs) return named;
    const { address = '' } = seen;
    const path = pathOf(address);
    const before = first.get(path) ?? seen;
    first.set(path, before);
    const unchanged = [...new Set([...Object.keys(before), ...Object.keys(seen)])].filter(aspect => !mayDiffer(aspect));
    const different = differencesBetween(
      {
        ...Object.fromEntries(unchanged.map(aspect => [aspect, before[aspect]])),
        ...Object.fromEntries(Object.entries(always(path)).filter(([aspect]) => !differs.includes(aspect))),
        'hidden and focusable': '',
        'lost focus of': '',
        // Another page has its own scroll position.
        ...(last && pathOf(last.address) === path && !mayScroll(step) ? { 'moved by': '' } : {}),
        ...wanted,
      },
      { ...seen, ...own, ...texts },
    );
    // Leaving a page by a link and returning by a link adds two history entries; with only one, Back would lead to the same
    // page again. Addresses with a query are exempt: opening a photo may add one entry after `travel` has led to a photo.
    const place = Number(seen['history place']);
    if (last?.address === address && address === path && place === last.place + 1)
      different.push({ what: 'history entries of this address', expected: 'one', seen: 'two, one after the other' });
    if (different.length === 0) {
      last = { address, place };
      await driver.noteScroll();
    }
    return different;
  };
}

const differencesBetween = (wanted: Aspects, seen: Aspects): Difference[] =>
  Object.entries(wanted)
    .filter(([aspect, value]) =>
      value instanceof RegExp ? !value.test(`${seen[aspect] ?? ''}`) : (seen[aspect] ?? '') !== (value ?? ''),
    )
    .map(([aspect, value]) => ({ what: aspect, expected: `'${value ?? ''}'`, seen: `'${seen[aspect] ?? ''}'` }));

/** The paragraphs that the kit names; a page has too many to read them all. */
async function textsOf(driver: Driver, wanted: Aspects): Promise<Aspects> {
  const named = Object.keys(wanted).filter(aspect => aspect.startsWith("text '"));
  const there = await Promise.all(named.map(aspect => driver.reads(aspect.slice("text '".length, -1))));
  return Object.fromEntries(named.map((aspect, index) => [aspect, there[index] ? 'there' : '']));
}
