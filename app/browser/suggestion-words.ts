import { loadBrowserMessages } from '../../generated/browser-messages/index.ts';
import { type Locale, localeCodes, locales } from '../../generated/locales.ts';

/**
 * The words of the suggestion by the tag of their language: of its link, of its button. The build puts the values in
 * place of this module.
 */
export const suggestionWords = Object.fromEntries(
  await Promise.all(localeCodes.map(async (code) => [locales[code].bcp47, await load(code)] as const)),
);

async function load(locale: Locale) {
  const { suggestion } = await loadBrowserMessages[locale]();
  return [suggestion.switch, suggestion.close] as const;
}
