import { type FontScript, fontScripts } from './font-script.ts';

/** What a document needs for its first paint, by the script of its language. */
export type FirstViews = Readonly<Record<FontScript, FirstView>>;

interface FirstView {
  /** Text of the document's first style element: the critical styles, then the script's fonts. */
  readonly style: string;
  /** Font files that the first paint uses, root-relative. */
  readonly fonts: readonly string[];
}

/**
 * @param critical text of the critical styles
 * @param fonts text of the stylesheet of each script's fonts
 */
export function createFirstViews(critical: string, fonts: Readonly<Record<FontScript, string>>): FirstViews {
  const create = (script: FontScript): FirstView => ({
    style: `${critical.trim()}${fonts[script].trim()}`,
    fonts: [...fonts[script].matchAll(/url\("?(\/[^")]+\.woff2)"?\)/g)].map(([, address = '']) => address),
  });
  return mapScripts(create);
}

/** One value for each script. */
export function mapScripts<T>(create: (script: FontScript) => T): Readonly<Record<FontScript, T>> {
  return Object.fromEntries(fontScripts.map((script) => [script, create(script)])) as Record<FontScript, T>;
}
