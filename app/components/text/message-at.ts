import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { CountingMessagePath, MessagePath } from '../../../generated/site.ts';

/** The text that the spec refers to by group and name. */
export function messageAt([group, name]: MessagePath, locale: Locale): string {
  const texts: Readonly<Record<string, unknown>> = messages[locale][group];
  const text = texts[name];
  if (typeof text !== 'string') throw new TypeError(`The message ${group}.${name} is not a plain text`);
  return text;
}

/** The text for a number that the spec refers to by group and name. */
export function countAt(
  [group, name]: CountingMessagePath,
  locale: Locale,
): (values: { readonly count: number }) => string {
  const texts: Readonly<Record<string, unknown>> = messages[locale][group];
  const text = texts[name];
  if (typeof text !== 'function') throw new TypeError(`The message ${group}.${name} counts nothing`);
  return (values) => String(text(values));
}
