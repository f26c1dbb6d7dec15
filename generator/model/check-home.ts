import type { Report } from '../diagnostics/diagnostic.ts';
import type { DraftPage } from './draft-page.ts';
import type { LocalesModel } from './model.ts';

/** Reports a base locale without a home page, which is the page without a slug. */
export function checkHome(published: readonly DraftPage[], locales: LocalesModel, report: Report): void {
  const { base } = locales;
  if (published.some(({ locale, slug }) => locale === base && slug === '')) return;
  report({
    code: 'HOME_MISSING',
    message: `The base locale, ${base}, has no home page.`,
    help: `Add an entry with “path: /” and “slug: ""” and a title in ${base}, such as spec/routes/content/home.yaml.`,
    at: [{ file: 'locales.yaml', path: ['base'] }],
  });
}
