/**
 * Choices made by tap, each stored as one recognized line of the message, such as `Size: small.`. The message is the only
 * place where they are kept: visitors see and can edit exactly what will be sent. Any other line is the visitor's own.
 */

/** One kind of choice and the sentence that it makes: `before`, what was chosen, `after`. */
export interface LineKind {
  id: string;
  before: string;
  after: string;
  options: readonly string[];
  /** Whether several options can be chosen at once. */
  several?: boolean;
}

/** The kind whose options are the titles of the hairstyles. */
export const STYLE = 'style';

export interface Choice {
  /** In the order of the kind's options. */
  options: readonly string[];
  /** The picture that a style was chosen from. */
  picture?: { caption: string; link: string };
}

const PICTURE = /, like the picture “([^”\n]*)” \((\S+)\)$/;

/** What is chosen of each kind, by the kind's id; a kind without a line is missing. */
export function choicesIn(message: string, kinds: readonly LineKind[]): Partial<Record<string, Choice>> {
  const lines = message.split('\n');
  return Object.fromEntries(
    kinds.flatMap(kind => {
      const choice = lines.map(line => choiceOf(line, kind)).find(Boolean);
      return choice ? [[kind.id, choice]] : [];
    }),
  );
}

/** What the visitor wrote beside the choices. */
export function ownWords(message: string, kinds: readonly LineKind[]): string {
  const own = message.split('\n').filter(line => !kinds.some(kind => choiceOf(line, kind)));
  return own.join('\n').trim();
}

/** The message with the option chosen, or no longer chosen if it was. */
export function withChoice(message: string, kinds: readonly LineKind[], id: string, option: string): string {
  const kind = kinds.find(one => one.id === id);
  if (!kind?.options.includes(option)) return message;
  const chosen = choicesIn(message, kinds)[id]?.options ?? [];
  const others = kind.several ? chosen : chosen.filter(one => one === option);
  const next = others.includes(option) ? others.filter(one => one !== option) : [...others, option];
  return withLine(message, kinds, kind, kind.options.filter(one => next.includes(one)).join(', '));
}

/** The message about this hairstyle: its title, alone or with the picture that shows it. A message about it already stays. */
export function withHairstyle(message: string, kinds: readonly LineKind[], title: string): string {
  const kind = kinds.find(one => one.id === STYLE);
  if (!kind || choicesIn(message, kinds)[STYLE]?.options[0] === title) return message;
  return withLine(message, kinds, kind, title);
}

/** The message without any hairstyle. */
export function withoutHairstyle(message: string, kinds: readonly LineKind[]): string {
  const kind = kinds.find(one => one.id === STYLE);
  return kind ? withLine(message, kinds, kind, '') : message;
}

/** Puts a kind's line in the place of the one there; a new line joins the other choices, or goes below what was typed. */
function withLine(message: string, kinds: readonly LineKind[], kind: LineKind, chosen: string): string {
  const line = chosen && kind.before + chosen + kind.after;
  const lines = message.split('\n');
  const place = lines.findIndex(one => choiceOf(one, kind));
  if (place >= 0) {
    const isOther = (one: string) => choiceOf(one, kind) === undefined;
    return lines.flatMap((one, index) => (index === place ? line || [] : isOther(one) ? one : [])).join('\n');
  }
  if (!line) return message;
  const rank = kinds.indexOf(kind);
  const ranks = lines.map(one => kinds.findIndex(other => choiceOf(one, other)));
  const before = ranks.findLastIndex(other => other >= 0 && other < rank);
  const after = ranks.findIndex(other => other > rank);
  if (before >= 0) lines.splice(before + 1, 0, line, ...(before === lines.length - 1 ? [''] : []));
  else if (after >= 0) lines.splice(after, 0, line);
  // The line ends with a line break, so that what is typed next starts a line of its own.
  else lines.splice(lines.at(-1) === '' ? -1 : lines.length, 0, line, ...(lines.at(-1) === '' ? [] : ['']));
  return lines.join('\n');
}

function choiceOf(line: string, { before, after, options, several }: LineKind): Choice | undefined {
  if (!line.startsWith(before) || !line.endsWith(after)) return undefined;
  const value = line.slice(before.length, line.length - after.length);
  const [detail = '', caption = '', link = ''] = PICTURE.exec(value) ?? [];
  const named = value.slice(0, value.length - detail.length);
  const chosen = several ? named.split(', ') : [named];
  if (!chosen.every(one => options.includes(one))) return undefined;
  return { options: chosen, ...(detail && { picture: { caption, link } }) };
}
