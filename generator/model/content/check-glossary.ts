import type { Report } from '../../diagnostics/diagnostic.ts';
import type { GlossaryFile } from '../../spec/schema/site/glossary.ts';
import type { LocalesModel } from '../model.ts';
import { findLocale } from '../site/build-locales.ts';

/**
 * Checks that the glossary names only locales that exist. Nothing is generated from it; missing terms are shown by `npm
 * run spec -- report` and by the language checks.
 */
export function checkGlossary(source: GlossaryFile, locales: LocalesModel, report: Report): void {
  for (const [name, notion] of Object.entries(source.notions)) {
    for (const code of Object.keys(notion.locales)) {
      const path = ['notions', name, 'locales', code];
      findLocale(code, locales.list, { file: 'glossary.yaml', path, on: 'key' }, report);
    }
  }
}
