const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made fit for an element or a double-quoted attribute of HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** An attribute as it follows a tag's name, with the space before it. */
export function attribute(name: string, value: string): string {
  return ` ${name}="${escapeMarkup(value)}"`;
}
