// @ts-check
/** Reads the payload type of each event from the types of machines. It runs in a worker, because compiling takes seconds. */
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
// It contains a TypeScript with an API; version 7 has none yet.
import { getLibFiles, libFolderInMemoryPath, ts } from '@ts-morph/common';

/** @import { EventTypes, Field } from '../src/app/project' */

/** The event types of each call of `createMachine` in a file, in the order of the calls. @param {string} file */
export function eventTypes(file) {
  /** @type {ts.CompilerOptions} */
  const options = {
    ...aliasesOf(file),
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    ...{ strict: true, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true, types: [] },
  };
  const program = ts.createProgram([file], options, hostFor(options));
  const source = program.getSourceFile(file);
  return source ? callsIn(source).map(createReader(program.getTypeChecker())) : [];
}

/** What imports mean, by the nearest `tsconfig.json`, or the first that it refers to with aliases. @param {string} file @returns {object} */
function aliasesOf(file) {
  const nearest = ts.findConfigFile(dirname(file), ts.sys.fileExists);
  const configs = new Set(nearest ? [nearest] : []);
  for (const config of configs) {
    const { config: read } = ts.readConfigFile(config, ts.sys.readFile);
    const project = ts.parseJsonConfigFileContent(read ?? {}, ts.sys, dirname(config), undefined, config);
    const { paths, baseUrl, pathsBasePath } = project.options;
    if (paths || baseUrl) return { paths, baseUrl, pathsBasePath };
    for (const reference of project.projectReferences ?? []) configs.add(ts.resolveProjectReferencePath(reference));
  }
  return {};
}

/** Reads TypeScript's lib files from @ts-morph/common, which contains them as text. @param {ts.CompilerOptions} options */
function hostFor(options) {
  const host = ts.createCompilerHost(options);
  const libraries = new Map(getLibFiles().map(({ fileName, text }) => [`${libFolderInMemoryPath}/${fileName}`, text]));
  const { fileExists, readFile } = host;
  return Object.assign(host, {
    getDefaultLibLocation: () => libFolderInMemoryPath,
    getDefaultLibFileName: () => `${libFolderInMemoryPath}/lib.es2023.full.d.ts`,
    fileExists: (/** @type {string} */ path) => libraries.has(path) || fileExists(path),
    readFile: (/** @type {string} */ path) => libraries.get(path) ?? readFile(path),
  });
}

/** The name in a call's callee, such as `createMachine` in `setup({}).createMachine`. @param {ts.CallExpression} call */
const nameIn = ({ expression }) => (ts.isPropertyAccessExpression(expression) ? expression.name : expression);

/** The calls of `createMachine` in the order of their names, as in sources.js. @param {ts.Node} source */
function callsIn(source) {
  /** @type {ts.CallExpression[]} */
  const calls = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isCallExpression(node)) {
      const name = nameIn(node);
      if (ts.isIdentifier(name) && name.text === 'createMachine') calls.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls.sort((one, other) => one.expression.end - other.expression.end);
}

// Where a call of `createMachine`, or one of its states, begins in a file as it was written; 0 if there is no such call.
/** @param {string} file @param {string} text @param {number} number @param {readonly string[]} states */
export function positionIn(file, text, number, states) {
  // What surrounds the scripts of a component is no code.
  const code =
    /<\/script>/.test(text) && !/\.[cm]?[jt]sx?$/.test(file)
      ? text.replace(/(^|<\/script>)[\s\S]*?(<script\b[^>]*>|$)/g, part => part.replace(/[^\n]/g, ' '))
      : text;
  const call = callsIn(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true))[number];
  if (!call) return 0;
  /** @type {ts.Node} */
  let found = nameIn(call);
  let config = objectIn(call.arguments[0]);
  for (const key of states) {
    const state = propertyOf(objectIn(propertyOf(config, 'states')?.initializer), key);
    if (!state) break;
    found = state;
    config = objectIn(state.initializer);
  }
  return found.getStart();
}

/** The object in `{ … } satisfies Config`, or in a call such as `createStateConfig({ … })`. @param {ts.Node | undefined} node @returns {ts.ObjectLiteralExpression | undefined} */
function objectIn(node) {
  if (!node || ts.isObjectLiteralExpression(node)) return node;
  if (ts.isCallExpression(node)) return objectIn(node.arguments[0]);
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? objectIn(node.expression) : undefined;
}

/** @param {ts.ObjectLiteralExpression | undefined} object @param {string} key */
const propertyOf = (object, key) =>
  object?.properties.filter(ts.isPropertyAssignment).find(({ name }) => 'text' in name && name.text === key);

/** @param {ts.TypeChecker} checker */
function createReader(checker) {
  const { TypeFlags } = ts;
  const argumentsOf = (/** @type {ts.Type} */ type) => checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));

  const is = (/** @type {ts.Type} */ type, /** @type {ts.TypeFlags} */ flags) => (type.flags & flags) !== 0;
  const partsOf = (/** @type {ts.Type} */ type) => (type.isUnion() ? type.types : [type]);

  /** Whether a type is a function, an actor, an element, or an instance of a class. @param {ts.Type} type */
  function isCode(type) {
    if (!is(type, TypeFlags.Object | TypeFlags.Intersection) || checker.isArrayLikeType(type)) return false;
    const members = checker.getPropertiesOfType(type).map(member => checker.getTypeOfSymbol(member));
    const methods = members.filter(member => member.getCallSignatures().length > 0);
    return type.getCallSignatures().length > 0 || methods.length > 2;
  }

  /** A value to begin with; undefined if none is known. @param {ts.Type} type @param {number} depth @returns {any} */
  function sampleOf(type, depth = 0) {
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (is(type, TypeFlags.BooleanLiteral)) return checker.typeToString(type) === 'true';
    if (is(type, TypeFlags.Null)) return null;
    if (is(type, TypeFlags.StringLike)) return '';
    if (is(type, TypeFlags.NumberLike)) return 0;
    const parts = partsOf(type);
    if (depth > 6 || isCode(type) || parts.some(part => is(part, TypeFlags.Undefined))) return undefined;
    if (parts[0] && parts[0] !== type) return sampleOf(parts[0], depth + 1);
    if (checker.isArrayType(type)) return [];
    if (checker.isTupleType(type)) return argumentsOf(type).map(each => sampleOf(each, depth + 1));
    if (!is(type, TypeFlags.Object | TypeFlags.Intersection)) return undefined;
    return Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .map(member => [member.name, sampleOf(checker.getTypeOfSymbol(member), depth + 1)]),
    );
  }

  /** @param {ts.Symbol} property @returns {Field} */
  function fieldOf(property) {
    const type = checker.getTypeOfSymbol(property);
    const given = partsOf(type).filter(part => !is(part, TypeFlags.Undefined | TypeFlags.Void));
    const isAll = (/** @type {ts.TypeFlags} */ flags) => given.every(part => is(part, flags));
    return {
      name: property.name,
      type: checker.typeToString(type),
      isOptional: given.length < partsOf(type).length,
      kind: isAll(TypeFlags.Literal | TypeFlags.Null)
        ? 'choice'
        : isAll(TypeFlags.StringLike)
          ? 'string'
          : isAll(TypeFlags.NumberLike)
            ? 'number'
            : given.every(isCode)
              ? 'code'
              : 'json',
      options: given.map(part => sampleOf(part)).filter(value => value !== undefined),
    };
  }

  /** Reads the second type argument of XState's `StateMachine`; leaves out events of template types, which cannot be sent. */
  return (/** @type {ts.CallExpression} */ call) => {
    const machine = checker.getTypeAtLocation(call);
    /** @type {EventTypes} */
    const types = {};
    if (machine.symbol?.name !== 'StateMachine') return types;
    const events = argumentsOf(machine)[1];
    for (const event of events ? partsOf(events) : []) {
      const fields = checker.getPropertiesOfType(event).map(fieldOf);
      const tag = fields.find(({ name }) => name === 'type');
      if (tag?.kind !== 'choice') continue;
      for (const type of tag.options) types[String(type)] = fields.filter(field => field !== tag);
    }
    return types;
  };
}

if (workerData?.typedFile) parentPort?.postMessage(eventTypes(workerData.typedFile));
