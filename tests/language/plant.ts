import type { Text, TextKind } from './texts/read-texts.ts';

/** A text with one fault, to see whether a check finds it. */
export function plant(locale: string, text: string, key = 'entries.free-dinner.title'): Text {
  const last = key.split('.').at(-1);
  const kind: TextKind = last === 'title' || last === 'summary' ? last : 'message';
  return { locale, kind, key, text, parts: [text] };
}
