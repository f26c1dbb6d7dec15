import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, localeCodes } from '../../generated/locales.ts';
import { createCriticalCss } from './critical-css.ts';
import type { DocumentAssets } from './render-context.ts';

/**
 * Entries of the build: names in its manifest, and paths relative to `app/`. The build has further entries, by locale,
 * with the messages for scripts.
 */
export const assetSources = {
  /** Styles of a page's first view. */
  critical: 'styles/critical.css',
  /** Styles of a page head that is as wide as the window. */
  hero: 'components/shell/hero.css',
  /** Styles of the fonts of each script. */
  latin: '../generated/fonts/latin.css',
  cyrillic: '../generated/fonts/cyrillic.css',
  hangul: '../generated/fonts/hangul.css',
  /** Styles of the rest of every page. */
  site: 'styles/site.css',
  /** The script of every page. */
  page: 'browser/site.ts',
  /** Styles and script of pages with a form. */
  forms: 'components/form/form.css',
  form: 'browser/form/enhance-forms.ts',
  /** Styles and script of lists that can be filtered or compared. */
  lists: 'components/listing/lists.css',
  /** Styles of a comparison, and of a list beside its maps. */
  views: 'components/listing/views.css',
  list: 'browser/list.ts',
};

function mapLocales<T>(create: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(localeCodes.map((code) => [code, create(code)])) as Record<Locale, T>;
}

interface ManifestEntry {
  readonly file: string;
  readonly name: string;
  readonly isEntry?: true;
}

/**
 * Reads the assets of documents from a build, by the plugin's manifest.
 * @param folder absolute path of the build
 */
export async function readAssets(folder: string): Promise<DocumentAssets> {
  const path = join(folder, 'assets.json');
  const manifest: Readonly<Record<string, ManifestEntry>> = JSON.parse(await readFile(path, 'utf8'));
  const entries = new Map(
    Object.values(manifest).flatMap(({ isEntry, name, file }) => (isEntry ? [[name, file]] : [])),
  );
  const fileOf = (name: string) => {
    const file = entries.get(name);
    if (file === undefined) throw new Error(`${path} does not name ${name}`);
    return file;
  };
  const addressOf = (name: keyof typeof assetSources) => `/${fileOf(name)}`;
  const read = (name: keyof typeof assetSources) => readFile(join(folder, 'client', fileOf(name)), 'utf8');
  const [critical, hero, latin, cyrillic, hangul] = await Promise.all([
    read('critical'),
    read('hero'),
    read('latin'),
    read('cyrillic'),
    read('hangul'),
  ]);
  const messages = mapLocales((locale) => `/${fileOf(locale)}`);
  return {
    criticalCss: createCriticalCss(critical, { latin, cyrillic, hangul }),
    heroStyle: hero.trim(),
    stylesheets: [addressOf('site')],
    scripts: [addressOf('page')],
    messagesOf: (locale) => messages[locale],
    form: { stylesheet: addressOf('forms'), script: addressOf('form') },
    list: { stylesheet: addressOf('lists'), views: addressOf('views'), script: addressOf('list') },
  };
}

/** The contents of the style elements in documents, for the content security policy. */
export function inlineStylesOf({ criticalCss, heroStyle }: DocumentAssets): readonly string[] {
  return [...Object.values(criticalCss).map(({ style }) => style), heroStyle];
}
