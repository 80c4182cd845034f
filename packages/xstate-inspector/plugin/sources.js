// @ts-check
/** Notes where each machine is created, so that the page can find its types, its test folder and its line in the editor. */
import { parse as parsePath, relative, sep } from 'node:path';

// Wraps each call of `createMachine` in one that notes its file, number, variable, and the name of the export that is the machine itself.
/** @param {string} code JavaScript @param {string} file @param {string} root @param {(code: string) => any} parse */
export function withSources(code, file, root, parse) {
  let program;
  try {
    program = parse(code);
  } catch {
    // A language that is compiled later has no sources.
    return undefined;
  }
  const calls = callsIn(program).sort((one, other) => one.callee.end - other.callee.end);
  if (calls.length === 0) return undefined;
  const names = namesIn(program);
  const path = relative(root, file).split(sep).join('/');
  const inserts = calls.flatMap((call, number) => {
    const around = names.find(each => each.start <= call.start && call.end <= each.end);
    const { start, end } = around && isOf(call, around.value) ? around.value : call;
    // A default export without a name is called like its file.
    const { name, variable = around && parsePath(file).name } = around ?? {};
    return [
      // Without the inspector, the machine stays as it is. The text begins with a word: after a line without a semicolon, a
      // parenthesis would call what is on that line.
      { at: start, text: 'Object(globalThis.__xstateSource ?? (machine => machine))(' },
      {
        at: end,
        text: `, ${JSON.stringify({ file: path, number, name: isOf(call, around?.value) ? name : undefined, variable })})`,
      },
    ];
  });
  let wrapped = code;
  // From the end, so that positions stay valid. On the same lines, so that the source map stays valid.
  for (const { at, text } of inserts.sort((one, other) => other.at - one.at))
    wrapped = wrapped.slice(0, at) + text + wrapped.slice(at);
  return { code: wrapped, map: null };
}

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/** The calls `createMachine(…)` and `….createMachine(…)`. @param {any} node @returns {Node[]} */
function callsIn(node) {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(each => (typeof each === 'object' ? callsIn(each) : []));
  const callee = node.type === 'CallExpression' ? node.callee : undefined;
  const name = callee?.type === 'MemberExpression' ? callee.property?.name : callee?.name;
  return name === 'createMachine' ? [node, ...inner] : inner;
}

/** Whether a value is a call's machine, perhaps with other implementations. @param {Node} call @param {Node | undefined} value @returns {boolean} */
const isOf = (call, value) =>
  value === call || (value?.callee?.property?.name === 'provide' && isOf(call, value.callee.object));

/** A module's variables, with the names under which they are exported. @param {any} program */
function namesIn({ body }) {
  const exportedAs = new Map();
  /** @type {{ name?: string, variable?: string, value: Node, start: number, end: number }[]} */
  const found = [];
  for (const { type, specifiers = [], source, declaration, start, end } of body) {
    if (type === 'ExportNamedDeclaration' && !source)
      for (const { local, exported } of specifiers) exportedAs.set(local.name, exported.name);
    if (type !== 'ExportDefaultDeclaration') continue;
    if (declaration.type === 'Identifier') exportedAs.set(declaration.name, 'default');
    else found.push({ name: 'default', value: declaration, start, end });
  }
  for (const node of body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init: value, start, end } of declaration.declarations) {
      const name = declaration === node ? exportedAs.get(id.name) : id.name;
      found.push({ name, variable: id.name, value, start, end });
    }
  }
  return found;
}
