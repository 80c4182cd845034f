// @ts-check
/**
 * Reads the payload type of each event from the types of machines, for the page's forms. It runs in a worker, because
 * compiling would stop the server for seconds.
 */
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** @import { ts as TS } from '@ts-morph/common' */
/** @import { EventTypes, Field, Shape } from '../src/app/shape' */

/** Types nested more deeply are entered as JSON. */
const DEPTH = 6;

/**
 * The project's TypeScript. Version 7 has no API yet; `@ts-morph/common` contains an older one.
 *
 * @param {string} root
 * @returns {{ ts: typeof TS, common?: typeof import('@ts-morph/common') } | undefined}
 */
function compilerOf(root) {
  for (const from of [join(root, 'package.json'), import.meta.url]) {
    const require = createRequire(from);
    for (const name of ['typescript', '@ts-morph/common']) {
      try {
        const found = require(name);
        if (found.createProgram) return { ts: found };
        if (found.ts?.createProgram) return { ts: found.ts, common: found };
      } catch {
        // Not installed.
      }
    }
  }
  return undefined;
}

/**
 * The event types of each call of `createMachine` in a file, in the order of the calls; undefined without a TypeScript.
 *
 * @param {string} root @param {string} file @returns {EventTypes[] | undefined}
 */
export function eventTypes(root, file) {
  const compiler = compilerOf(root);
  if (!compiler) return undefined;
  const { ts, common } = compiler;
  /** @type {TS.CompilerOptions} */
  const options = {
    ...aliasesOf(ts, file),
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    ...{ strict: true, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true, types: [] },
  };
  const host = ts.createCompilerHost(options);
  if (common) readLibraries(host, common);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  return source ? callsIn(ts, source).map(createReader(ts, program.getTypeChecker())) : [];
}

/**
 * The compiler options that say which files an import means, from the project that includes a file: its `tsconfig.json`, or
 * one that this refers to, such as `tsconfig.app.json`.
 *
 * @param {typeof TS} ts @param {string} file @returns {object}
 */
function aliasesOf(ts, file) {
  const nearest = ts.findConfigFile(dirname(file), ts.sys.fileExists);
  const configs = new Set(nearest ? [nearest] : []);
  let first = {};
  for (const config of configs) {
    const { config: read } = ts.readConfigFile(config, ts.sys.readFile);
    const project = ts.parseJsonConfigFileContent(read ?? {}, ts.sys, dirname(config), undefined, config);
    const { paths, baseUrl, pathsBasePath } = project.options;
    const aliases = { paths, baseUrl, pathsBasePath };
    if (project.fileNames.includes(file.split(sep).join('/'))) return aliases;
    if (config === nearest) first = aliases;
    for (const reference of project.projectReferences ?? []) configs.add(ts.resolveProjectReferencePath(reference));
  }
  return first;
}

/**
 * Reads TypeScript's lib files from @ts-morph/common, which contains them as text.
 *
 * @param {TS.CompilerHost} host @param {typeof import('@ts-morph/common')} common
 */
function readLibraries(host, { getLibFiles, libFolderInMemoryPath }) {
  const libraries = new Map(getLibFiles().map(({ fileName, text }) => [`${libFolderInMemoryPath}/${fileName}`, text]));
  const { fileExists, readFile } = host;
  Object.assign(host, {
    getDefaultLibLocation: () => libFolderInMemoryPath,
    getDefaultLibFileName: () => `${libFolderInMemoryPath}/lib.es2023.full.d.ts`,
    fileExists: (/** @type {string} */ path) => libraries.has(path) || fileExists(path),
    readFile: (/** @type {string} */ path) => libraries.get(path) ?? readFile(path),
  });
}

/** The calls of `createMachine` in the order of their names, as in sources.js. @param {typeof TS} ts @param {TS.Node} source */
function callsIn(ts, source) {
  /** @type {TS.CallExpression[]} */
  const calls = [];
  const visit = (/** @type {TS.Node} */ node) => {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      if (ts.isIdentifier(name) && name.text === 'createMachine') calls.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls.sort((one, other) => one.expression.end - other.expression.end);
}

/** @param {typeof TS} ts @param {TS.TypeChecker} checker */
function createReader({ TypeFlags }, checker) {
  const argumentsOf = (/** @type {TS.Type} */ type) => checker.getTypeArguments(/** @type {TS.TypeReference} */ (type));

  /** @param {TS.Type} type @param {number} depth @returns {Shape} */
  function shapeOf(type, depth) {
    const is = (/** @type {TS.TypeFlags} */ flags) => (type.flags & flags) !== 0;
    /** @returns {Shape} */
    const other = (/** @type {boolean} */ isCode) => ({ kind: 'other', text: checker.typeToString(type), isCode });
    if (is(TypeFlags.Undefined | TypeFlags.Void)) return { kind: 'literal', value: undefined };
    if (is(TypeFlags.Null)) return { kind: 'literal', value: null };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
    if (is(TypeFlags.BooleanLiteral)) return { kind: 'literal', value: checker.typeToString(type) === 'true' };
    if (is(TypeFlags.StringLike)) return { kind: 'string' };
    if (is(TypeFlags.NumberLike)) return { kind: 'number' };
    if (is(TypeFlags.Boolean)) return { kind: 'boolean' };
    if (depth > DEPTH) return other(false);
    if (type.isUnion()) return { kind: 'union', options: type.types.map(each => shapeOf(each, depth + 1)) };
    if (checker.isArrayType(type)) {
      const [item] = argumentsOf(type);
      return item ? { kind: 'array', item: shapeOf(item, depth + 1) } : other(false);
    }
    if (!is(TypeFlags.Object | TypeFlags.Intersection)) return other(false);
    if (checker.isTupleType(type)) return other(false);
    const members = checker.getPropertiesOfType(type);
    const methods = members.filter(member => checker.getTypeOfSymbol(member).getCallSignatures().length > 0);
    // Functions, actors, elements and instances of classes cannot be entered.
    if (type.getCallSignatures().length > 0 || methods.length > 2) return other(true);
    return members.length > 0 ? { kind: 'object', fields: fieldsOf(type, depth) } : other(false);
  }

  /** @param {TS.Type} type @param {number} depth @returns {Field[]} */
  function fieldsOf(type, depth) {
    return checker
      .getPropertiesOfType(type)
      .map(property => ({ name: property.name, shape: shapeOf(checker.getTypeOfSymbol(property), depth + 1) }));
  }

  /** Reads the second type argument of XState's `StateMachine`; leaves out events of template types, which cannot be sent. */
  return (/** @type {TS.CallExpression} */ call) => {
    const machine = checker.getTypeAtLocation(call);
    /** @type {EventTypes} */
    const types = {};
    if (machine.symbol?.name !== 'StateMachine') return types;
    const events = argumentsOf(machine)[1];
    for (const event of events?.isUnion() ? events.types : events ? [events] : []) {
      const fields = fieldsOf(event, 0);
      const tag = fields.find(({ name }) => name === 'type')?.shape;
      for (const option of tag?.kind === 'union' ? tag.options : [tag]) {
        if (option?.kind === 'literal') types[String(option.value)] = fields.filter(({ name }) => name !== 'type');
      }
    }
    return types;
  };
}

if (workerData?.typedFile) {
  const { root, typedFile } = workerData;
  parentPort?.postMessage(eventTypes(root, typedFile));
}
