/** The scripts for which the site has its own fonts, as in their file names. */
export const fontScripts = ['latin', 'cyrillic', 'hangul'] as const;

export type FontScript = (typeof fontScripts)[number];

const byScript: Readonly<Record<string, FontScript>> = { Cyrl: 'cyrillic', Kore: 'hangul' };

const known = new Map<string, FontScript>();

/**
 * The font script of a language.
 * @param language BCP 47
 */
export function fontScriptOf(language: string): FontScript {
  let script = known.get(language);
  if (!script) {
    script = byScript[new Intl.Locale(language).maximize().script ?? ''] ?? 'latin';
    known.set(language, script);
  }
  return script;
}
