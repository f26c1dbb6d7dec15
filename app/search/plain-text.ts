const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of a page's body, as one line; headings without punctuation get a colon. */
export function plainText(html: string): string {
  const spaced = html
    .replace(/([^?!.:…])<\/h\d>/g, '$1:</h2>')
    .replace(/<\/?(?:p|h\d|ul|ol|li|table|thead|tbody|tr|t[hd]|blockquote|br|hr)\b[^>]*>/g, ' ');
  return readText(spaced).replace(/\s+/g, ' ').trim();
}

/** The text of generated HTML, with its spaces. */
export function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}
