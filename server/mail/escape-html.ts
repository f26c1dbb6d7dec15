import { escapeMarkup } from '../../app/document/escape-markup.ts';

/** Escapes a text for HTML, including single-quoted attributes. */
export function escapeHtml(text: string): string {
  return escapeMarkup(text).replaceAll("'", '&#39;');
}

/** Whether a text is an http or https URL, and so safe as a link. */
export function isWebUrl(text: string): boolean {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
