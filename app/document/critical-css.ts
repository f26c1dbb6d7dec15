import { look } from '../../generated/look/look.ts';

/** The scripts for which the site has fonts, as in the names of their stylesheets. */
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

/** Styles and fonts of the first paint, by script. */
export type CriticalCss = Readonly<Record<FontScript, ScriptCriticalCss>>;

interface ScriptCriticalCss {
  /** Text of the document's first style element: the critical styles, then the script's fonts. */
  readonly style: string;
  /** Root-relative addresses of fonts with `font-display: swap`; preloaded early. */
  readonly awaitedFonts: readonly string[];
  /** Addresses of fonts with `font-display: optional`, used only if they are loaded before the first paint. */
  readonly optionalFonts: readonly string[];
}

/** The minifier does not remove the space before the value of a custom property. */
const spaceOfProperty = /(--[\w-]+:) /g;

/**
 * @param critical text of the critical styles
 * @param fonts texts of the font stylesheets
 */
export function createCriticalCss(
  critical: string,
  fonts: Readonly<Record<FontScript, string>>,
): CriticalCss {
  const create = (script: FontScript): ScriptCriticalCss => {
    const own = look.hasFonts ? fonts[script] : '';
    return {
      style: `${critical.trim()}${own.trim()}`.replaceAll(spaceOfProperty, '$1'),
      awaitedFonts: listFonts(own, 'swap'),
      optionalFonts: listFonts(own, 'optional'),
    };
  };
  return mapScripts(create);
}

function listFonts(stylesheet: string, display: string): string[] {
  const pattern = new RegExp(`url\\("?(/[^")]+\\.woff2)"?\\)[^}]*font-display: ?${display}`, 'g');
  return [...stylesheet.matchAll(pattern)].map(([, address = '']) => address);
}

/** One value for each script. */
export function mapScripts<T>(create: (script: FontScript) => T): Readonly<Record<FontScript, T>> {
  return Object.fromEntries(fontScripts.map((script) => [script, create(script)])) as Record<FontScript, T>;
}
