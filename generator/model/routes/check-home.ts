import type { Report } from '../../diagnostics/diagnostic.ts';
import type { LocalesModel } from '../model.ts';
import { type DraftPage, localeOrigin } from './draft-page.ts';

/** Reports a base locale without a home page, which is the page at /. */
export function checkHome(published: readonly DraftPage[], locales: LocalesModel, report: Report): void {
  const { base } = locales;
  const isKnown = locales.list.some(({ code }) => code === base);
  if (!isKnown || published.some(({ path, slug }) => path === '/' && slug === '')) return;
  const other = published.find(({ slug }) => slug === '');
  report({
    code: 'HOME_MISSING',
    message: `The base locale, ${base}, has no home page.`,
    help: `Give the entry with the pattern “path: /” a title in ${base}. If there is none, declare the pattern in an area, and add an entry with it.`,
    at: [{ file: 'locales.yaml', path: ['base'] }, ...(other ? [localeOrigin(other)] : [])],
  });
}
