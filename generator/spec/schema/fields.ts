import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { type NameMark, type nameMarks, uses } from './names.ts';

/** An object that rejects unknown fields. */
export function record<T extends Record<string, TSchema>>(fields: T, description: string) {
  return Type.Object(fields, { additionalProperties: false, description });
}

/** One of the given words. */
export function oneOf<const T extends string>(words: readonly T[], description: string) {
  return Type.Unsafe<T>({ type: 'string', enum: [...words], description });
}

/** A text of a form, as a regular expression. */
export function matching(pattern: string, description: string) {
  return Type.String({ pattern, description });
}

/** Whether something is so; it may be left out. */
export function flag(description: string) {
  return Type.Optional(Type.Boolean({ description }));
}

/** A list with at least one item. */
export function someOf<T extends TSchema>(items: T, description: string) {
  return Type.Array(items, { minItems: 1, description });
}

/** A character that can be seen. */
export const visible = '[^\\s\\p{C}]';

/** A letter, digit or symbol. */
export const worded = '[\\p{L}\\p{N}\\p{S}]';

/** Marks texts that people read. */
export const textMark = 'x-text';

/** A text for readers, which has something to read. Its length is counted in code points. */
export function text(description: string, maxLength?: number) {
  const limit = maxLength === undefined ? {} : { maxLength };
  return Type.String({ pattern: worded, ...limit, description, [textMark]: true });
}

/** A map from locale code to a value; the codes are checked against spec/locales.yaml, see `LOCALE_UNKNOWN`. */
export function byLocale<T extends TSchema>(value: T, description: string) {
  return Type.Unsafe<Readonly<Record<string, Static<T>>>>({
    type: 'object',
    additionalProperties: value,
    description,
    [localeKeys]: true,
  });
}

/** Pattern of a key, and its description for diagnostics. */
interface KeyForm {
  readonly pattern: string;
  readonly description: string;
  /** Set where the keys are names that others refer to. */
  readonly [nameMarks]?: readonly NameMark[];
}

/** A map whose keys the maintainer chooses. */
export function byName<T extends TSchema>(value: T, description: string, keys?: KeyForm) {
  return Type.Unsafe<Readonly<Record<string, Static<T>>>>({
    type: 'object',
    additionalProperties: value,
    ...(keys === undefined ? {} : { propertyNames: { ...keys } }),
    description,
  });
}

/** Marks a map whose keys are locale codes, so that editors can offer the list. */
export const localeKeys = 'x-locale-keys';

const pathCharacter = '[^/\\s?#$%{}\\\\\\p{C}]';

/** A segment of a decoded path, not . or ..; ? # and % have another meaning in an address, $ in the tables of nginx. */
export const pathSegment = `(?!\\.{1,2}(?:/|$))${pathCharacter}+`;

/** The same with words: {word}. */
export const patternSegment = `(?!\\.{1,2}(?:/|$))(?:${pathCharacter}|\\{[^{}/\\s]+\\})+`;

/** One path segment: lower-case letters and digits of any script, single hyphens between; `-2` is allowed. */
export const slugPattern = '^-?[\\p{Ll}\\p{Lo}\\p{N}]+(-[\\p{Ll}\\p{Lo}\\p{N}]+)*$';

export const slugDescription =
  'a path segment: lower-case letters, digits and single hyphens, such as free-dinner, "57" or "-2"';

/** The key of a message, as group.name. */
export const message = (description: string) =>
  Type.String({ pattern: '^[a-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$', description, ...uses('message') });

/** Whether a text is an existing day as YYYY-MM-DD. */
export function isDay(date: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
