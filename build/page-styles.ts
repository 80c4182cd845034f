/**
 * Returns the critical part of a style sheet: the rules for elements in the page's markup. The inline loader loads the
 * full style sheet before it runs the scripts, which can add other elements.
 */
export function pageStyles(css: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  /** Whether the page has all classes of a selector. A selector without classes, such as `body`, is always used. */
  const isUsed = (selector: string) =>
    [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].every(([, name = '']) => classes.has(name));
  const used = (sheet: string): string =>
    statements(sheet)
      .map(statement => {
        const [head, body] = parts(statement);
        if (/^@(media|supports)/.test(head)) {
          const inside = used(body);
          return inside && `${head}{${inside}}`;
        }
        return head.startsWith('@') || selectors(head).some(isUsed) ? statement : '';
      })
      .join('');
  return used(css);
}

/**
 * Returns the rules for pages without scripting, without their media query, which browsers before 2023 do not know: a
 * `noscript` element has the same effect in all browsers.
 */
export function stylesWithoutScripting(css: string): string {
  const blocks = statements(css).map(parts);
  return blocks.map(([head, body]) => (/^@media \(scripting: ?none\)$/.test(head) ? body : '')).join('');
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
const selectors = (list: string) => list.split(/,(?![^(]*\))/);
