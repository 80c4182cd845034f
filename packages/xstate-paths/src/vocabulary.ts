/** The words of a kit: elements, as a visitor would name them, and the aspects of a page. */

type Control = 'button' | 'checkbox' | 'combobox' | 'link' | 'option' | 'radio' | 'tab' | 'textbox';
/** 'place' is one that the option `places` names. */
type Place = 'banner' | 'contentinfo' | 'dialog' | 'group' | 'main' | 'navigation' | 'place' | 'region';
type Content = 'alert' | 'heading' | 'img' | 'listitem' | 'status';
export type Role = Control | Place | Content;

/** An element on the page, as a visitor would name it. */
export interface Target {
  role: Role;
  /** The whole accessible name; if omitted, the only element with that role is meant. */
  name?: string;
  within?: Target;
}

const named = (role: Role) => (name: string, within?: Target) => (within ? { role, name, within } : { role, name });

export const button = named('button');
export const checkbox = named('checkbox');
export const radio = named('radio');
export const tab = named('tab');
export const combobox = named('combobox');
export const link = named('link');
export const field = named('textbox');
export const dialog = named('dialog');
export const image = named('img');
export const group = named('group');
export const heading = named('heading');
export const navigation = named('navigation');
export const region = named('region');
export const place = named('place');
export const header: Target = { role: 'banner' };
export const main: Target = { role: 'main' };
export const footer: Target = { role: 'contentinfo' };

const PLAIN = [
  ...(['title', 'description', 'language', 'heading', 'said polite', 'said assertive', 'dialog', 'copied'] as const),
  ...(['focus', 'focus moved to', 'lost focus of', 'hidden with focus', 'hidden and focusable'] as const),
  ...(['address', 'history', 'history entries', 'history place', 'scroll', 'moved by', 'page scrolls'] as const),
  ...(['theme color', 'toolbar', 'broken references', 'wrong current page', 'waits inert', 'open details'] as const),
];
const known = new Set<string>(PLAIN);
declare const made: unique symbol;
/** The name of an aspect, made by one of the functions below. */
type Made = string & { readonly [made]: true };
export type Aspect = Made | (typeof PLAIN)[number];

type Value = string | RegExp | undefined;
/** Aspects of a page: for each, a value or a pattern, or undefined if the page must not have it. */
export type Aspects = { readonly [Name in Aspect]?: Value };
export type Values = Readonly<Record<string, Value>>;

/** An aspect that a driver, or a kit's `see`, adds. */
export function aspect(name: string): Made {
  known.add(name);
  return name as Made;
}
export const unknownOf = (names: readonly string[]): string[] => names.filter(name => !known.has(name));

const kindOf = (role: Role) =>
  role === 'img' ? 'picture' : /^(checkbox|combobox|radio|textbox)$/.test(role) ? 'field' : role;
/** What a place without a name is called. */
const PLACES: Partial<Record<Role, string>> = {
  ...{ banner: 'header', contentinfo: 'footer', dialog: 'dialog', group: 'group' },
  ...{ main: 'main', navigation: 'nav', place: 'place' },
};
const placeName = ({ name, role }: Target) => name ?? PLACES[role] ?? role;

/** An element: its states and description, or else 'there'. Its place is the nearest around it; without one, any place will do. */
export const seen = ({ role, name, within }: Target) =>
  aspect(`${kindOf(role)} '${name}'${within ? ` in '${placeName(within)}'` : ''}`);
export const value = (target: Target) => aspect(`value of ${seen(target)}`);
/** 'there' if a visible element has exactly this text. */
export const text = (words: string) => aspect(`text '${words}'`);
export const words = (target: Target) => aspect(`words in '${placeName(target)}'`);

/** What a machine may change on a page; of a place, all that is in it. */
export type Differing = Aspect | Target | RegExp;
/** The aspects that may differ with an element, wherever it is; or with a place: all that is in it. */
export function differing(target: Target): string | RegExp {
  if (!(target.role in PLACES)) return target.within ? seen(target) : pattern(`^${seen(target)} in '`);
  return pattern(` in '${placeName(target)}'$`);
}
const pattern = (words: string) => new RegExp(words.replace(/[.*+?{}()|[\]\\]/g, '\\$&'));
