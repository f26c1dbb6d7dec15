import type { Report } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Area, RoutesFile } from '../read/schema/routes.ts';
import { AddressBook } from './address.ts';
import { reportUnknownLocale } from './build-locales.ts';
import { type DraftPage, routesFile } from './draft-page.ts';
import type { LocalesModel } from './model.ts';

/** Every entry of an area in every locale, in spec order; entries with an empty locales map give no draft. */
export function draftPages(
  area: Area,
  source: RoutesFile,
  locales: LocalesModel,
  report: Report,
): DraftPage[] {
  const file = routesFile(area);
  const book = new AddressBook(area, source, report);
  const codes = locales.list.map((locale) => locale.code);
  const drafts: DraftPage[] = [];
  reportWordLocales(area, source, codes, report);
  for (const [key, entry] of Object.entries(source.entries)) {
    const name = entry.pattern ?? Object.keys(source.patterns)[0] ?? '';
    const pattern = source.patterns[name];
    if (pattern === undefined) {
      report({
        code: 'PATTERN_UNKNOWN',
        message: `The area has no pattern “${name}”.`,
        help: `${didYouMean(name, Object.keys(source.patterns))}Add it under “patterns:”, or use one of the area’s.`,
        at: [{ file, path: ['entries', key, 'pattern'] }],
      });
      continue;
    }
    for (const code of Object.keys(entry.locales)) {
      if (!codes.includes(code)) {
        reportUnknownLocale(
          code,
          codes,
          { file, path: ['entries', key, 'locales', code], on: 'key' },
          report,
        );
      }
    }
    for (const { code: locale, prefix } of locales.list) {
      const texts = entry.locales[locale];
      if (texts === undefined) continue;
      const address = book.resolve(pattern, key, locale, texts);
      if (address === undefined) continue;
      drafts.push({
        key,
        area,
        locale,
        controller: texts.controller ?? pattern.controller,
        path: prefix + address.path,
        slug: address.slug,
        place: entry.place,
        noindex: entry.noindex ?? false,
        listed: pattern.listed ?? true,
        texts,
        origin: { file, path: ['entries', key, 'locales', locale], on: 'key' },
      });
    }
  }
  return drafts;
}

function reportWordLocales(area: Area, source: RoutesFile, codes: readonly string[], report: Report): void {
  for (const [name, word] of Object.entries(source.words ?? {})) {
    if (typeof word === 'string') continue;
    for (const code of Object.keys(word)) {
      if (codes.includes(code)) continue;
      reportUnknownLocale(
        code,
        codes,
        { file: routesFile(area), path: ['words', name, code], on: 'key' },
        report,
      );
    }
  }
}
