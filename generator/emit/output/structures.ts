import type {
  FunctionDeclarationStructure,
  ImportDeclarationStructure,
  InterfaceDeclarationStructure,
  PropertySignatureStructure,
  StructureKind,
  TypeAliasDeclarationStructure,
} from 'ts-morph';
import { commentText, propertyName } from './literals.ts';

/** The first line of every generated file, without comment syntax. */
export function headerText(source: string): string {
  return `Generated from ${source} by “npm run generate”. Do not edit.`;
}

/** A file of generated TypeScript before printing. */
export interface SourceFile {
  /** Its source, for the header line. */
  readonly source: string;
  readonly statements: readonly Statement[];
}

/** A structure of ts-morph with the name of its kind: the numbers are known only once ts-morph is loaded. */
type Named<Kind extends keyof typeof StructureKind, Structure> = Omit<Structure, 'kind'> & {
  readonly kind: Kind;
};

type ImportStatement = Named<'ImportDeclaration', ImportDeclarationStructure>;
type TypeAliasStatement = Named<'TypeAlias', TypeAliasDeclarationStructure>;
type InterfaceStatement = Named<'Interface', InterfaceDeclarationStructure>;
type FunctionStatement = Named<'Function', FunctionDeclarationStructure>;

/** A statement as a structure of ts-morph, or as source text; long text is in pieces. */
export type Statement =
  | ImportStatement
  | TypeAliasStatement
  | InterfaceStatement
  | FunctionStatement
  | string
  | readonly string[];

/** `import { names } from 'from'`, of types only with `type`. */
export function importNames(
  from: string,
  names: readonly string[],
  kind: 'type' | 'value' = 'value',
): ImportStatement {
  return {
    kind: 'ImportDeclaration',
    moduleSpecifier: from,
    isTypeOnly: kind === 'type',
    namedImports: names.map((name) => ({ name })),
  };
}

/**
 * `export const name: type = initializer`, private to the file without `docs`. Source text, since ts-morph would indent
 * the lines of a long initializer again.
 */
export function constant(name: string, type: string | undefined, initializer: string, docs?: string): string {
  const head = docs === undefined ? '\n' : `\n/** ${commentText(docs)} */\nexport `;
  return `${head}const ${name}${type === undefined ? '' : `: ${type}`} = ${initializer};`;
}

/** `export type name = type`. */
export function typeAlias(name: string, type: string, docs: string): TypeAliasStatement {
  return { kind: 'TypeAlias', name, type, isExported: true, docs: [commentText(docs)] };
}

/** A field of an interface; a name that ends in ? is optional. */
export type Field = readonly [name: string, type: string, docs?: string];

/** `export interface name extends bases { readonly … }`. */
export function interfaceOf(
  name: string,
  fields: readonly Field[],
  docs: string,
  bases: readonly string[] = [],
): InterfaceStatement {
  const properties = fields.map(([field, type, about]): Omit<PropertySignatureStructure, 'kind'> => {
    const isOptional = field.endsWith('?');
    return {
      name: propertyName(isOptional ? field.slice(0, -1) : field),
      type,
      hasQuestionToken: isOptional,
      isReadonly: true,
      docs: about === undefined ? [] : [commentText(about)],
    };
  });
  return {
    kind: 'Interface',
    name,
    isExported: true,
    docs: [commentText(docs)],
    extends: [...bases],
    properties,
  };
}

/** `export function name(parameters): returnType { body }`. */
export function functionOf(
  name: string,
  parameters: readonly (readonly [name: string, type: string])[],
  returnType: string,
  body: readonly string[],
  docs: string,
): FunctionStatement {
  return {
    kind: 'Function',
    name,
    isExported: true,
    docs: [commentText(docs)],
    parameters: parameters.map(([parameter, type]) => ({ name: parameter, type })),
    returnType,
    statements: [...body],
  };
}
