import { Type } from '@sinclair/typebox';

/** A kind of names that the spec gives to its own things. Components are those of the API’s document. */
export type NameKind =
  | 'entry'
  | 'place'
  | 'hotel'
  | 'destinationId'
  | 'picture'
  | 'theme'
  | 'topic'
  | 'propertyKind'
  | 'formField'
  | 'office'
  | 'fact'
  | 'term'
  | 'message'
  | 'messageGroup'
  | 'locale'
  | `components.${ComponentKind}`;

/** Parts of the API’s document that others refer to. */
export type ComponentKind = 'schemas' | 'parameters' | 'responses' | 'headers';

/** The relation of a value, or of a key of a map, to a name. */
export interface NameMark {
  readonly kind: NameKind;
  readonly role: 'defines' | 'uses';
  /** The beginning of the name, where the value is only the rest of it. */
  readonly prefix?: string;
  /** Whether the value is a file, whose ending does not belong to the name. */
  readonly isFile?: boolean;
}

/** Marks a schema whose values are names of the spec. Editors complete them, and `npm run spec -- refs` finds them. */
export const nameMarks = 'x-names';

/** A keyword for a schema whose values define names, or use them besides being something else. */
export function marks(...list: readonly NameMark[]) {
  return { [nameMarks]: list };
}

/** A name that is defined elsewhere in the spec. */
export function nameOf(kind: NameKind, description: string) {
  return Type.String({ description, ...uses(kind) });
}

/** The keyword of a name that is defined elsewhere in the spec, for schemas with keywords of their own. */
export function uses(kind: NameKind, prefix?: string) {
  return marks({ kind, role: 'uses', ...(prefix === undefined ? {} : { prefix }) });
}

/** The keyword of values, or keys, that are new names. */
export function defines(kind: NameKind) {
  return marks({ kind, role: 'defines' });
}
