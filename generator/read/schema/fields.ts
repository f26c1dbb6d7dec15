import { type Static, type TSchema, Type } from '@sinclair/typebox';

/** An object that refuses fields it does not know. */
export function record<T extends Record<string, TSchema>>(fields: T, description: string) {
  return Type.Object(fields, { additionalProperties: false, description });
}

/** One of the given words. */
export function oneOf<const T extends string>(words: readonly T[], description: string) {
  return Type.Unsafe<T>({ type: 'string', enum: [...words], description });
}

/** A text that a person reads; may not be empty. */
export function text(description: string) {
  return Type.String({ minLength: 1, description });
}

/** A map from locale code to a value; which codes exist is checked against spec/locales.yaml, see `LOCALE_UNKNOWN`. */
export function byLocale<T extends TSchema>(value: T, description: string) {
  return Type.Unsafe<Readonly<Record<string, Static<T>>>>({
    type: 'object',
    additionalProperties: value,
    description,
    [localeKeys]: true,
  });
}

/** A map whose keys the maintainer chooses. */
export function byName<T extends TSchema>(value: T, description: string, keyPattern?: string) {
  return Type.Unsafe<Readonly<Record<string, Static<T>>>>({
    type: 'object',
    additionalProperties: value,
    ...(keyPattern === undefined ? {} : { propertyNames: { pattern: keyPattern } }),
    description,
  });
}

/** Marks a map whose keys are locale codes, so that editors can be given the list. */
export const localeKeys = 'x-locale-keys';

/** One path segment: lower-case letters and digits of any script, single hyphens between; `-2` is allowed. */
export const slugPattern = '^-?[\\p{Ll}\\p{Lo}\\p{N}]+(-[\\p{Ll}\\p{Lo}\\p{N}]+)*$';

export const slugDescription =
  'a path segment: lower-case letters, digits and single hyphens, such as free-dinner, "57" or "-2"';
