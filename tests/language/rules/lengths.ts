/** Lengths in characters: a title fits its card and a search result, a summary a card and the meta description. */
export interface Lengths {
  readonly summary: readonly [least: number, most: number];
}

/** No title is longer. */
export const longestTitle = 80;

/** The target length of titles; only a few in a language may be longer. */
export const goodTitle = 60;

/** The share of titles in a language that may be longer than `goodTitle`. */
export const longTitles = 0.05;

/** Labels of the menus, which stand side by side or in a narrow column. */
export const longestLabel = 24;

/** By locale where a language is denser; a Korean syllable takes the room of two letters. */
const own: Readonly<Record<string, Lengths>> = { ko: { summary: [35, 100] } };

/** The lengths of a locale. */
export function lengthsOf(locale: string): Lengths {
  return own[locale] ?? { summary: [60, 160] };
}
