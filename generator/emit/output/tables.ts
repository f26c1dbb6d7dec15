import { escapeUnits } from './literals.ts';

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
const invisible = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

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
  return JSON.stringify(value).replace(invisible, escapeUnits);
}
