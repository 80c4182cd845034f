/**
 * Choices that the visitor taps, and other answers, each stored as a recognized line of the message, such as `Size: small.`. They are
 * stored nowhere else, so visitors see and can edit exactly what will be sent. Any other line is the visitor's own.
 */

/** A kind of choice. Its line consists of `before`, the chosen options or another answer, and `after`. */
export interface LineKind {
  id: string;
  before: string;
  after: string;
  options: readonly string[];
  /** Whether several options can be chosen at once. */
  several?: boolean;
  /** The answer is not one of the options but a date in words, or any text. */
  answer?: 'date' | 'text';
  /** Choices from which the answer follows, such as a style, a size and a length, which together have a price. */
  follows?: readonly { from: Readonly<Record<string, string>>; answer: string }[];
}

/** Id of the kind whose options are the titles of the hairstyles. */
export const STYLE = 'style';
/** Id of the kind whose answer is a date. */
export const DATE = 'date';
/** Id of the kind whose answer is the visitor's email address. */
export const EMAIL = 'email';
/** Id of the kind whose answer is the price, which follows from other choices. */
// Stryker disable next-line StringLiteral: only the receipt reads it, in src/components/RequestForm
export const PRICE = 'price';

export interface Choice {
  /** In the order of the kind's options; for a kind without options, the answer. */
  options: readonly string[];
  /** The picture that the style was chosen from. */
  picture?: Picture;
}

interface Picture {
  caption: string;
  link: string;
}

/** The text that names a hairstyle in the message if it was chosen from a picture. */
export function likePicture(hairstyle: string, { caption, link }: Picture): string {
  return `${hairstyle}, like the picture “${caption.replace(/\s+/g, ' ')}” (${link})`;
}

/** Such as 'Saturday, November 28, 2026'. */
const DATE_IN_WORDS = /^\w+day, \w+ \d+, \d{4}$/;

/** Reads what `likePicture` writes. The caption may contain quotation marks; the link, which has no spaces, ends it. */
const PICTURE = /, like the picture “(.*)” \((\S+)\)/;

/** The choice of each kind, by the kind's id; a kind with no line in the message is left out. */
export function choicesIn(message: string, kinds: readonly LineKind[]): Partial<Record<string, Choice>> {
  const lines = message.split('\n');
  return Object.fromEntries(
    kinds.flatMap(kind => {
      const choice = lines.map(line => choiceOf(line, kind)).find(Boolean);
      return choice ? [[kind.id, choice]] : [];
    }),
  );
}

/** The visitor's own text: the message without the lines of choices. */
export function ownWords(message: string, kinds: readonly LineKind[]): string {
  const own = message.split('\n').filter(line => !kinds.some(kind => choiceOf(line, kind)));
  return own.join('\n').trim();
}

/** Toggles an option. */
export function withChoice(message: string, kinds: readonly LineKind[], id: string, option: string): string {
  const kind = kinds.find(one => one.id === id);
  if (!kind?.options.includes(option)) return message;
  // Stryker disable next-line ArrayDeclaration: only options that are offered remain in the line
  const chosen = choicesIn(message, kinds)[id]?.options ?? [];
  const others = kind.several ? chosen : chosen.filter(one => one === option);
  const next = others.includes(option) ? others.filter(one => one !== option) : [...others, option];
  return withLine(message, kinds, kind, kind.options.filter(one => next.includes(one)).join(', '));
}

/** Adds or replaces a line that has one answer; an empty `answer` removes it. */
export function withAnswer(message: string, kinds: readonly LineKind[], id: string, answer: string): string {
  const kind = kinds.find(one => one.id === id);
  return kind ? withLine(message, kinds, kind, answer) : message;
}

/** Adds or replaces the hairstyle's line; `title` may include a picture. A message that already has this style is unchanged. */
export function withHairstyle(message: string, kinds: readonly LineKind[], title: string): string {
  const kind = kinds.find(one => one.id === STYLE);
  if (!kind || choicesIn(message, kinds)[STYLE]?.options[0] === title) return message;
  return withLine(message, kinds, kind, title);
}

/** The lines of choices whose kind is missing from the message, without a price that would not come back. */
export function lostLines(lines: readonly string[], message: string, kinds: readonly LineKind[]): readonly string[] {
  const kept = choicesIn(message, kinds);
  const lost = lines.filter(line => kinds.some(kind => choiceOf(line, kind) && !kept[kind.id]));
  const back = choicesIn(withLines(message, kinds, lost), kinds);
  return lost.filter(line => kinds.some(kind => choiceOf(line, kind) && back[kind.id]));
}

/** Puts these lines back beside those of other choices, and recalculates the price from the result. */
export function withLines(message: string, kinds: readonly LineKind[], lines: readonly string[]): string {
  const whole = lines.reduce((text, line) => {
    const kind = kinds.find(one => choiceOf(line, one));
    return kind ? replaced(text, kinds, kind, line.slice(kind.before.length, line.length - kind.after.length)) : text;
  }, message);
  const choices = choicesIn(whole, kinds);
  return kinds.reduce((text, kind) => {
    const now = choices[kind.id]?.options[0];
    const isDue = kind.follows && (!now || kind.follows.some(({ answer }) => answer === now));
    return isDue ? replaced(text, kinds, kind, answerFrom(choices, kind)) : text;
  }, whole);
}

/** Replaces a kind's line and the lines that follow from it, which otherwise stay as the visitor has left them. */
function withLine(message: string, kinds: readonly LineKind[], kind: LineKind, chosen: string): string {
  const changed = replaced(message, kinds, kind, chosen);
  const [before, after] = [choicesIn(message, kinds), choicesIn(changed, kinds)];
  return kinds.reduce((text, one) => {
    const answer = answerFrom(after, one);
    return answer === answerFrom(before, one) ? text : replaced(text, kinds, one, answer);
  }, changed);
}

const answerFrom = (choices: ReturnType<typeof choicesIn>, { follows = [] }: LineKind) =>
  follows.find(({ from }) => Object.entries(from).every(([id, option]) => choices[id]?.options[0] === option))
    ?.answer ?? '';

/** Replaces a kind's line, or removes it if `chosen` is empty. A missing line is added beside other choices, or else at the end. */
function replaced(message: string, kinds: readonly LineKind[], kind: LineKind, chosen: string): string {
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
  // Stryker disable EqualityOperator: no line is of the same kind here
  const before = ranks.reduce((last, other, index) => (other >= 0 && other < rank ? index : last), -1);
  const after = ranks.findIndex(other => other > rank);
  // Stryker restore EqualityOperator
  if (before >= 0) lines.splice(before + 1, 0, line, ...(before === lines.length - 1 ? [''] : []));
  else if (after >= 0) lines.splice(after, 0, line);
  // Ends with a line break, so that what the visitor types next begins a new line.
  else lines.splice(lines.at(-1) === '' ? -1 : lines.length, 0, line, ...(lines.at(-1) === '' ? [] : ['']));
  return lines.join('\n');
}

function choiceOf(line: string, { before, after, options, several, answer }: LineKind): Choice | undefined {
  if (!line.startsWith(before) || !line.endsWith(after)) return undefined;
  const value = line.slice(before.length, line.length - after.length);
  if (answer) return (answer === 'date' ? DATE_IN_WORDS.test(value) : value) ? { options: [value] } : undefined;
  // Stryker disable next-line StringLiteral: only TypeScript needs the defaults: without a picture, caption and link are not read
  const [detail = '', caption = '', link = ''] = PICTURE.exec(value) ?? [];
  const named = value.slice(0, value.length - detail.length);
  const chosen = several ? named.split(', ') : [named];
  if (!chosen.every(one => options.includes(one))) return undefined;
  return { options: chosen, ...(detail && { picture: { caption, link } }) };
}
