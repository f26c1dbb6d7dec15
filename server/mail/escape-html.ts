const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a value safe in HTML text and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Whether a text is an address that a link may lead to. */
export function isWebUrl(text: string): boolean {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
