/** The row of a locale in a table of `tests/language`; says where to add it for a new locale. */
export function rowOf<T>(table: Readonly<Record<string, T>>, locale: string, file: string): T {
  const row = table[locale];
  if (row === undefined)
    throw new Error(`There is no row for ${locale} yet: add it to tests/language/${file}.`);
  return row;
}
