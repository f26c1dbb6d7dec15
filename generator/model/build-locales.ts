import type { Report, YamlPath } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { LocalesFile } from '../read/schema/locales.ts';
import type { LocalesModel } from './model.ts';

const file = 'locales.yaml';

/** The locale table; unknown codes in fallback chains and defaults are reported and left out. */
export function buildLocales(source: LocalesFile, report: Report): LocalesModel {
  const codes = Object.keys(source.locales);
  const known = (list: readonly string[], path: YamlPath) =>
    list.filter((code, index) => {
      if (codes.includes(code)) return true;
      reportUnknownLocale(code, codes, { file, path: [...path, index] }, report);
      return false;
    });
  if (!codes.includes(source.base)) reportUnknownLocale(source.base, codes, { file, path: ['base'] }, report);
  return {
    base: source.base,
    hreflangDefault: known(source.hreflangDefault, ['hreflangDefault']),
    list: Object.entries(source.locales).map(([code, { bcp47, name, fallback }]) => ({
      code,
      bcp47,
      name,
      prefix: code === source.base ? '' : `/${code}`,
      fallback: known(fallback ?? [], ['locales', code, 'fallback']),
    })),
  };
}

/** Reports a locale code that spec/locales.yaml does not list. */
export function reportUnknownLocale(
  code: string,
  codes: readonly string[],
  at: { file: string; path: YamlPath; on?: 'key' | 'value' },
  report: Report,
): void {
  report({
    code: 'LOCALE_UNKNOWN',
    message: `There is no locale “${code}”.`,
    help: `${didYouMean(code, codes)}To add a locale, run “npm run spec -- add-locale ${code}”.`,
    at: [at],
  });
}
