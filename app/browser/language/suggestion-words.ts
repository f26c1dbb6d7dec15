import { loadBrowserMessages } from '../../../generated/browser-messages/index.ts';
import { type Locale, localeCodes, locales } from '../../../generated/locales.ts';

/**
 * The suggestion's sentence and the labels of its link and button, by language tag. The build replaces this module with
 * the values.
 */
export const suggestionWords = Object.fromEntries(
  await Promise.all(localeCodes.map(async (code) => [locales[code].bcp47, await load(code)] as const)),
);

async function load(locale: Locale) {
  const { suggestion } = await loadBrowserMessages[locale]();
  return [suggestion.text, suggestion.switch, suggestion.close] as const;
}
