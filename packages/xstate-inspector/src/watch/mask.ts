import type { ClientOptions, MaskRule } from '../../index.js';
import { isRecord, isSpecial, type Plain, type Special, special, thrown } from './plain';
import type { LogEntry } from './watched';

/** What sign-in and payment call secret, if a key's words end with it: `accessToken` and `CVV2`, but neither `tokenType` nor `spin`. */
const SECRETS = new RegExp(
  `(${[
    'pass-?(word|phrase|code)|passwd|secret|token|credential|api-?key|authorization|bearer',
    '\\b(pwd|(private|access|signing|encryption)-?key|jwt|cookie|t?otp|pin|cvv|cvc|csc|iban|ssn|session-?id)',
    '\\b(credit-?card|card-?(number|num|no)|(account|routing)-?number|(security|verification|one-time|auth|m?fa)-?(code|answer))',
  ].join('|')})(s)?(-(confirm\\w*|repeat|again|new|old|current|value|text|input|field|header|hash|key|code))*-?$`,
);

/** Whether a key is that of a secret. A number below a plural, such as `maxTokens`, is how many there are. */
function isSecret(key: string, value: Plain): boolean {
  const words = key.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').replace(/[^A-Za-z]+/g, '-');
  return SECRETS.test(words.toLowerCase()) && !(typeof value === 'number' && /s$/i.test(words));
}

let rules: readonly MaskRule[] = [];
let hidesSecrets = true;
let report = (_: string): void => {};
const failed = new WeakSet<object>();

/** Applies the options of the inspected application. `onProblem` is told once of each rule that fails. */
export function setMask({ mask = [] }: ClientOptions = {}, onProblem: (problem: string) => void = console.warn): void {
  rules = mask || [];
  hidesSecrets = mask !== false;
  report = onProblem;
}

const isMasked = (key: string, path: readonly string[], value: Plain) =>
  rules.some(rule => says(rule, key, path)) || (hidesSecrets && isSecret(key, value));

function says(rule: MaskRule, key: string, path: readonly string[]): boolean | undefined {
  if (typeof rule === 'string') return rule === key;
  try {
    // A pattern with the flag `g` remembers its position.
    return 'test' in rule ? key.search(rule) >= 0 : rule(key, [...path]);
  } catch (error) {
    if (!failed.has(rule))
      report(
        `A function of the option mask fails, so all is masked that it is asked about: ${thrown(error).message}, in ${rule}`,
      );
    failed.add(rule);
    return true;
  }
}

/** Masks all but white space and length, which guards check, and the type. What an event of XState carries has paths of its own. */
export function masked<T extends Plain>(data: T): T;
export function masked(data: Plain): Plain {
  if (rules.length === 0 && !hidesSecrets) return data;
  if (!isRecord(data) || typeof data.type !== 'string') return covered(data, false, []);
  const { type, ...payload } = data;
  if (!type.startsWith('xstate.')) return { type, ...Object(covered(payload, false, [])) };
  const parts = Object.entries(payload).map(([key, part]) => [key, covered(part, isMasked(key, [key], part), [])]);
  return { type, ...Object.fromEntries(parts) };
}

export const maskedEntry = (entry: LogEntry): LogEntry => ({
  ...entry,
  event: masked(entry.event),
  context: masked(entry.context),
  sent: entry.sent.map(masked),
  emitted: entry.emitted.map(masked),
});

function covered(data: Plain, isHidden: boolean, path: readonly string[]): Plain {
  if (typeof data === 'string')
    return isHidden ? stars(data) : /^[\w+.-]+:\/\//.test(data) ? address(data, path) : data;
  if (typeof data === 'number') return isHidden ? special('masked', stars(String(data))) : data;
  if (Array.isArray(data)) {
    const isMap = data.every(item => Array.isArray(item) && item.length === 2);
    return data.map(item => {
      const [key, value] = isMap && Array.isArray(item) ? item : [];
      return typeof key === 'string' ? coveredEntry([key, value], isHidden, path) : covered(item, isHidden, path);
    });
  }
  if (isSpecial(data)) return coveredSpecial(data, isHidden, path);
  if (!isRecord(data)) return data;
  // `{ name: 'password', value: … }`, as the events of many forms.
  const name = data.name ?? data.key ?? data.field;
  const isNamed = typeof name === 'string' && isMasked(name, [...path, name], data.value ?? null);
  const hides = (key: string) => isHidden || (isNamed && key === 'value');
  return Object.fromEntries(Object.entries(data).map(one => coveredEntry(one, hides(one[0]), path)));
}

function coveredEntry([key, value]: [string, Plain], isHidden: boolean, path: readonly string[]) {
  const own = [...path, key];
  return [key, covered(value, isHidden || isMasked(key, own, value), own)];
}

function coveredSpecial({ kind, text, content }: Special, isHidden: boolean, path: readonly string[]): Plain {
  // With asterisks, their text is no code.
  if (isHidden && ['URL', 'bigint', 'RegExp'].includes(kind)) return special('masked', stars(text));
  const inner = content === undefined ? undefined : covered(content, isHidden, path);
  const isShown = kind === 'actor' || !isHidden;
  return special(kind, isShown ? (kind.startsWith('URL') ? address(text, path) : text) : stars(text), inner);
}

const address = (text: string, path: readonly string[]) =>
  text
    .replace(/(?<=^[\w+.-]+:\/\/[^/?#@]*:)[^/?#@]+(?=@)/, stars)
    .replace(/(?<=^|[?&#])([^?&#=]+)=([^&#]*)/g, (whole, key: string, value: string) =>
      isMasked(key, [...path, key], value) ? `${key}=${stars(value)}` : whole,
    );

const stars = (text: string) => text.replace(/\S/g, '*');
