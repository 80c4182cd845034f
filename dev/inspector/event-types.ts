/** Reads the payload type of each event from a machine's types, for the inspector's forms. */
// TypeScript 7 has no stable API yet; this package contains an older compiler.
import { getLibFiles, libFolderInMemoryPath, ts } from '@ts-morph/common';

/** A type in which every alias is resolved. */
export type Shape =
  | { kind: 'string' }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | { kind: 'union'; options: Shape[] }
  | { kind: 'array'; item: Shape }
  | { kind: 'object'; fields: Field[] }
  /** A type that has no form field of its own, as source text; `isCode` means that JSON cannot represent it. */
  | { kind: 'other'; text: string; isCode: boolean };

export interface Field {
  name: string;
  shape: Shape;
}

/** Fields by event type. */
export type EventTypes = { [eventType: string]: Field[] };

/** Types nested more deeply are entered as JSON. */
const DEPTH = 6;

/** The event types of the machine in each file. */
export function eventTypes(files: readonly string[]): { [file: string]: EventTypes } {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    ...{ strict: true, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true, types: [] },
  };
  const program = ts.createProgram(files, options, hostWithLibraries(options));
  const checker = program.getTypeChecker();
  const types: { [file: string]: EventTypes } = {};
  for (const file of files) {
    const module = program.getSourceFile(file);
    const symbol = module && checker.getSymbolAtLocation(module);
    const exported = symbol ? checker.getExportsOfModule(symbol).map(each => checker.getTypeOfSymbol(each)) : [];
    const machine = exported.find(type => type.symbol?.name === 'StateMachine');
    if (machine) types[file] = eventsOf(checker, machine as ts.TypeReference);
  }
  return types;
}

/** A compiler host that reads TypeScript's lib files from @ts-morph/common, which contains them as text. */
function hostWithLibraries(options: ts.CompilerOptions): ts.CompilerHost {
  const libraries = new Map(getLibFiles().map(({ fileName, text }) => [`${libFolderInMemoryPath}/${fileName}`, text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  return Object.assign(host, {
    getDefaultLibLocation: () => libFolderInMemoryPath,
    getDefaultLibFileName: () => `${libFolderInMemoryPath}/lib.es2023.full.d.ts`,
    fileExists: (path: string) => libraries.has(path) || fileExists(path),
    readFile: (path: string) => libraries.get(path) ?? readFile(path),
  });
}

/** Reads the second type argument of XState's `StateMachine`; leaves out events of template types, which cannot be sent. */
function eventsOf(checker: ts.TypeChecker, machine: ts.TypeReference): EventTypes {
  const events = checker.getTypeArguments(machine)[1];
  const types: EventTypes = {};
  for (const event of events?.isUnion() ? events.types : events ? [events] : []) {
    const { fields } = objectShape(checker, event, 0);
    const tag = fields.find(({ name }) => name === 'type')?.shape;
    for (const option of tag?.kind === 'union' ? tag.options : [tag]) {
      if (option?.kind === 'literal') types[String(option.value)] = fields.filter(({ name }) => name !== 'type');
    }
  }
  return types;
}

function shapeOf(checker: ts.TypeChecker, type: ts.Type, depth: number): Shape {
  const is = (flags: ts.TypeFlags) => (type.flags & flags) !== 0;
  const other = (isCode: boolean): Shape => ({ kind: 'other', text: checker.typeToString(type), isCode });
  if (is(ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { kind: 'literal', value: undefined };
  if (is(ts.TypeFlags.Null)) return { kind: 'literal', value: null };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
  if (is(ts.TypeFlags.BooleanLiteral)) return { kind: 'literal', value: checker.typeToString(type) === 'true' };
  if (is(ts.TypeFlags.StringLike)) return { kind: 'string' };
  if (is(ts.TypeFlags.NumberLike)) return { kind: 'number' };
  if (is(ts.TypeFlags.Boolean)) return { kind: 'boolean' };
  if (depth > DEPTH) return other(false);
  if (type.isUnion()) return { kind: 'union', options: type.types.map(each => shapeOf(checker, each, depth + 1)) };
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return item ? { kind: 'array', item: shapeOf(checker, item, depth + 1) } : other(false);
  }
  if (!is(ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return other(false);
  const members = checker.getPropertiesOfType(type).map(({ name }) => name);
  if (type.getCallSignatures().length > 0 || members.includes('sessionId') || members.includes('getInitialSnapshot'))
    return other(true);
  return members.length > 0 ? objectShape(checker, type, depth) : other(false);
}

function objectShape(checker: ts.TypeChecker, type: ts.Type, depth: number): { kind: 'object'; fields: Field[] } {
  const fields = checker.getPropertiesOfType(type).map(property => ({
    name: property.name,
    shape: shapeOf(checker, checker.getTypeOfSymbol(property), depth + 1),
  }));
  return { kind: 'object', fields };
}
