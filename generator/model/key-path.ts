/** An entry and a locale as messages name them: `free-dinner (fr)`. */
export function formatKeyPath({ key, locale }: { readonly key: string; readonly locale: string }): string {
  return `${key} (${locale})`;
}
