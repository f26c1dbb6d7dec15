import type { FieldChange } from '../apply-changes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a map, not a list. */
function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field has no value: empty maps and lists are what forms make of fields that nobody has filled in. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

const isRows = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.every(isFields);

/** The changes that make one value of an entry another. */
export function listChanges(
  before: unknown,
  after: unknown,
  path: FieldChange['path'] = [],
): readonly FieldChange[] {
  const isNothing = isEmpty(after) || (before === undefined && after === '');
  if (isNothing) return before === undefined || path.length === 0 ? [] : [{ path }];
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => listChanges(before[key], after[key], [...path, key]));
  }
  if (isRows(before) && isRows(after) && before.length === after.length)
    return before.flatMap((row, index) => listChanges(row, after[index], [...path, index]));
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, value: after }];
}

/** A value with another one at a path; without a value, the key is removed. */
export function withValue(fields: unknown, path: FieldChange['path'], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(fields))
    return fields.toSpliced(Number(key), 1, withValue(fields[Number(key)], rest, value));
  const map = isFields(fields) ? fields : {};
  const inner = withValue(map[key], rest, value);
  if (rest.length > 0 || inner !== undefined) return { ...map, [key]: inner };
  const { [key]: _removed, ...others } = map;
  return others;
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: FieldChange['path']): unknown {
  return path.reduce((inner: unknown, key) => Object(inner)[key], value);
}
