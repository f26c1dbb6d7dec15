import { type FontScript, fontScripts } from './font-script.ts';

/** What a document needs for its first paint, by the script of its language. */
export type FirstViews = Readonly<Record<FontScript, FirstView>>;

interface FirstView {
  /** Text of the document's first style element: the critical styles, then the script's fonts. */
  readonly style: string;
  /** Font files that are shown whenever they come, root-relative: the sooner, the better. */
  readonly awaitedFonts: readonly string[];
  /** Those that are shown only where they come with the first paint. */
  readonly optionalFonts: readonly string[];
}

/**
 * @param critical text of the critical styles
 * @param fonts text of the stylesheet of each script's fonts
 */
export function createFirstViews(critical: string, fonts: Readonly<Record<FontScript, string>>): FirstViews {
  const create = (script: FontScript): FirstView => ({
    style: `${critical.trim()}${fonts[script].trim()}`,
    awaitedFonts: listFonts(fonts[script], 'swap'),
    optionalFonts: listFonts(fonts[script], 'optional'),
  });
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
