/** All spec data in generated TypeScript passes through here, since neither ts-morph nor a template escapes anything. */

/** Control and format characters (bidirectional marks among them), line and paragraph separators, lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Characters that must be escaped in a string literal. */
const special = /[\\'\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** A single-quoted string literal. */
export function stringLiteral(text: string): string {
  const escaped = special.test(text) ? text.replace(/[\\']/g, '\\$&').replace(invisible, escapeUnits) : text;
  return `'${escaped}'`;
}

/** An expression of plain data; fields that are undefined are left out. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return stringLiteral(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return fields.length === 0
      ? '{}'
      : `{ ${fields.map(([name, field]) => `${propertyName(name)}: ${literal(field)}`).join(', ')} }`;
  }
  return JSON.stringify(value);
}

/** A property name, quoted unless it is an identifier. `__proto__` is computed, since otherwise it would set the prototype. */
export function propertyName(name: string): string {
  if (name === '__proto__') return `['__proto__']`;
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : stringLiteral(name);
}

/** A union type of string literals; `never` for none. */
export function unionType(words: readonly string[]): string {
  return words.length === 0 ? 'never' : words.map(stringLiteral).join(' | ');
}

/** A text inside a block comment. */
export function commentText(text: string): string {
  return text.replace(/\*\//g, '*\\/').replace(invisible, escapeUnits);
}

/** An array literal, one element a line. */
export function arrayLines(elements: readonly string[]): string {
  return elements.length === 0 ? '[]' : `[\n${indent(elements)}\n]`;
}

/** An object literal, one property a line. */
export function objectLines(properties: readonly (readonly [name: string, value: string])[]): string {
  return properties.length === 0
    ? '{}'
    : `{\n${indent(properties.map(([name, value]) => `${propertyName(name)}: ${value}`))}\n}`;
}

/** Items with a comma each, one level deeper. Literals contain no line ends of their own. */
function indent(items: readonly string[]): string {
  return items.map((item) => `  ${item.replaceAll('\n', '\n  ')},`).join('\n');
}

/** A name for an identifier from a key such as `se` or `data/hotels`. */
export function identifier(name: string): string {
  return name.replace(/[^A-Za-z0-9]+(.)?/g, (_match, next: string | undefined) => next?.toUpperCase() ?? '');
}

/** A type name: an identifier with a capital. */
export function typeName(name: string): string {
  const plain = identifier(name);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The code units of a character as escapes of JavaScript and JSON. */
function escapeUnits(character: string): string {
  return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A file of JSON, in pieces. */
export interface Table {
  readonly json: readonly string[];
}

/** The declaration of generated/tables.d.ts. */
export const tableDeclaration = `declare module '*.json' {
  /** The module that imports a table says what is in it. */
  const table: unknown;
  export default table;
}
`;

/** Those that JSON does not escape. */
const invisibleInJson = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A list as JSON, an item a line, so that versions of a table can be compared and merged. */
export function listTable(items: readonly unknown[]): Table {
  return { json: lines('[', items.map(toJson), ']') };
}

/** A record as JSON, a property a line. */
export function recordTable(properties: Iterable<readonly [name: string, value: unknown]>): Table {
  const rows = [...properties].map(([name, value]) => `${toJson(name)}: ${toJson(value)}`);
  return { json: lines('{', rows, '}') };
}

/** `import name from 'path' with { type: 'json' }`. */
export function importTable(name: string, path: string): string {
  return `import ${name} from '${path}' with { type: 'json' };`;
}

function lines(open: string, rows: readonly string[], close: string): readonly string[] {
  if (rows.length === 0) return [`${open}${close}\n`];
  return [`${open}\n`, ...rows.map((row, index) => `${index === 0 ? '' : ',\n'}  ${row}`), `\n${close}\n`];
}

function toJson(value: unknown): string {
  return JSON.stringify(value).replace(invisibleInJson, escapeUnits);
}
