/** Marks the first element whose styles load after the first paint, with the full style sheet. */
export const LATE_STYLES = 'data-late-styles';
/**
 * Rules for printing. A page with `LATE_STYLES` leaves them to the full style sheet, which such a page loads at once, and
 * without scripts before the first paint.
 */
const PRINT = /^@media print/;
/** Selectors for pages without scripts; see src/theme/media.ts. */
const WITHOUT_SCRIPTS = /:has\(noscript/;
/**
 * Media queries whose rules are gathered in one block at the end of the sheet, which saves 40 bytes. There, they win over
 * all rules that are as specific.
 */
const LAST = /^@media (print|\((hover|forced-colors|prefers-reduced-motion):[a-z-]+\))$/;
/** States that only the scripts set, which run after the full style sheet has loaded. */
const SCRIPTED = /^(?!@).*(\[data-((scroll-locked|arriving|toast)\b|theme=|state="?open)|::view-transition)/;

/**
 * Returns the critical part of a style sheet: the rules for elements in the page's markup before `LATE_STYLES`. The
 * inline loader loads the full style sheet before it runs the scripts, which can add other elements.
 */
export function pageStyles(css: string, markup: string): string {
  const [early = '', late] = markup.split(LATE_STYLES);
  const isLater = (head: string) =>
    SCRIPTED.test(withoutAlternatives(head)) || (late !== undefined && PRINT.test(head));
  const classes = classesIn(early);
  const allClasses = classesIn(markup);
  /**
   * Whether the page has all classes of a selector. A selector without classes, such as `body`, is always used. Classes in
   * `:not(.a)` and `:is(.a, .b)` do not count: the first needs none, the second any.
   */
  const isUsed = (selector: string) =>
    [...withoutAlternatives(selector).matchAll(/\.([A-Za-z_][\w-]*)/g)].every(([, name = '']) =>
      (WITHOUT_SCRIPTS.test(selector) ? allClasses : classes).has(name),
    );
  const used = (sheet: string): string =>
    statements(sheet)
      .map(statement => {
        const [head, body] = parts(statement);
        if (isLater(head)) return '';
        if (/^@(media|supports)/.test(head)) {
          const inside = used(body);
          return inside && `${head}{${inside}}`;
        }
        return head.startsWith('@') || selectors(head).some(isUsed) ? statement : '';
      })
      .join('');
  const styles = used(css);
  return styles.replace(/@keyframes (\w+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    styles.split(name).length > 2 ? rule : '',
  );
}

/**
 * Returns the style sheet that the inline loader loads, without what every page itself contains: the @font-face rules, which
 * would make text move if they were declared again, the rules without scripts, and those of plain elements.
 */
export function fullSheet(css: string): string {
  const last = new Map<string, string>();
  const rules = statements(css).map(statement => {
    const [head, body] = parts(statement);
    if (head === '@font-face' || isOnEveryPage(head, body)) return '';
    if (LAST.test(head)) {
      last.set(head, (last.get(head) ?? '') + body);
      return '';
    }
    if (!WITHOUT_SCRIPTS.test(head)) return statement;
    const others = selectors(head).filter(selector => !WITHOUT_SCRIPTS.test(selector));
    return others.length > 0 ? `${others}{${body}}` : '';
  });
  return [...rules, ...[...last].map(([head, body]) => `${head}{${body}}`)].join('');
}

/** Classes, ids, attributes and states, which make a rule about as specific as one with a class, so that its place matters. */
const SPECIFIC = /[.#[]|:(?!root\b|before\b|after\b|is\b)/;
/** Whether every page's own styles contain this rule, which any rule with a class wins over. */
const isOnEveryPage = (head: string, body: string): boolean =>
  /^@media \(prefers-color-scheme/.test(head)
    ? statements(body).every(statement => isOnEveryPage(...parts(statement)))
    : !head.startsWith('@') && !SPECIFIC.test(head);

/** All classes of the elements in this markup. */
function classesIn(markup: string): Set<string> {
  return new Set([...markup.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/** Removes `:not(…)`, `:is(…)` and `:where(…)`, from the inside out; keeps what is in other parentheses. */
function withoutAlternatives(selector: string): string {
  const outer = selector.replace(/:(?:not|is|where)\([^()]*\)|\(([^()]*)\)/g, ' $1');
  return outer === selector ? outer : withoutAlternatives(outer);
}

/** Splits `a{b}` into `a` and `b`. */
function parts(statement: string): [head: string, body: string] {
  const brace = statement.indexOf('{');
  return brace < 0 ? [statement, ''] : [statement.slice(0, brace), statement.slice(brace + 1, -1)];
}

/** Splits a minified style sheet into its rules and at-rules. */
function statements(sheet: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of sheet.matchAll(/[{};]/g)) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (depth > 0 || sign === '{') continue;
    found.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return found;
}

/** Splits a selector list at its commas, except those inside parentheses. */
function selectors(list: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}
