/** An entry and a locale in messages: `free-dinner (fr)`. */
export function formatKeyPath({ key, locale }: { readonly key: string; readonly locale: string }): string {
  return `${key} (${locale})`;
}
