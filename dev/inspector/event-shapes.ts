/** Reads what events carry from the types in a machine's source: types are gone when it runs, and a form needs them. */
import { parseSync } from 'vite';

/** One field of an event's payload. */
export interface PayloadField {
  name: string;
  /** How it is filled in; `json` for everything that is no plain text, number or yes and no. */
  kind: 'text' | 'number' | 'boolean' | 'json';
  /** The type as it stands in the source. */
  type: string;
}

/** Payload by event type. */
export type EventShapes = { [eventType: string]: PayloadField[] };

/** The few parts of a syntax tree that are looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  id?: Node;
  key?: Node;
  declaration?: Node | null;
  typeAnnotation?: Node | null;
  literal?: { value?: unknown };
  types?: Node[];
  members?: Node[];
}

/** Finds every exported union of object types called `…Event`, as the machines write them. */
export function eventShapes(source: string, file: string): EventShapes {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const shapes: EventShapes = {};
  for (const { declaration } of program.body as unknown as Node[]) {
    if (declaration?.type !== 'TSTypeAliasDeclaration' || !declaration.id?.name?.endsWith('Event')) continue;
    for (const member of membersOf(declaration.typeAnnotation)) addShape(shapes, member, source);
  }
  return shapes;
}

function membersOf(type: Node | null | undefined): Node[] {
  return type?.type === 'TSUnionType' ? (type.types ?? []) : type ? [type] : [];
}

function addShape(shapes: EventShapes, { members = [] }: Node, source: string): void {
  const typeOf = (member: Node) => member.typeAnnotation?.typeAnnotation;
  const tag = members.find(member => member.key?.name === 'type');
  const name = tag && typeOf(tag)?.literal?.value;
  if (typeof name !== 'string') return;
  shapes[name] = members
    .filter(member => member !== tag)
    .map(member => {
      const type = typeOf(member);
      return {
        name: member.key?.name ?? '',
        kind: kindOf(type),
        type: type ? source.slice(type.start, type.end) : 'unknown',
      };
    });
}

function kindOf(type: Node | null | undefined): PayloadField['kind'] {
  if (type?.type === 'TSNumberKeyword') return 'number';
  if (type?.type === 'TSBooleanKeyword') return 'boolean';
  // A name of a type is nearly always a set of words, such as the names of a form's fields.
  if (type?.type === 'TSStringKeyword' || type?.type === 'TSTypeReference') return 'text';
  return 'json';
}
