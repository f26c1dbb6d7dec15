import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';

/** A value that identifies a record, and its path in the file. */
export interface Identifier {
  /** Undefined where the record has none. */
  readonly value: unknown;
  readonly path: YamlPath;
}

/** Reports each value that another record has before. */
export function checkUnique(
  file: string,
  name: string,
  identifiers: readonly Identifier[],
  report: Report,
): void {
  const first = new Map<unknown, YamlPath>();
  for (const { value, path } of identifiers) {
    if (value === undefined) continue;
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, path);
    else
      report({
        code: 'RECORD_DUPLICATE',
        message: `The ${name} ${String(value)} is used twice.`,
        help: 'Give each record its own, or remove one of them.',
        at: [path, earlier].map((at) => ({ file, path: at })),
      });
  }
}

/** The items of a list, each of which identifies itself. */
export function listItems(values: readonly unknown[], path: YamlPath): Identifier[] {
  return values.map((value, index) => ({ value, path: [...path, index] }));
}
