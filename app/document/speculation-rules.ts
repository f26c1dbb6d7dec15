import { localeCodes } from '../../generated/locales.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { pageWithRole } from '../components/listing/listing-of.ts';
import type { RenderContext } from './render-context.ts';

/** File name at the root of the site, for the `Speculation-Rules` header. */
export const speculationRulesName = 'navigation.speculationrules';

// Excludes API calls, mail links and files, and the club's pages: their links open the dialog, but rules can only match
// addresses.
const isPageLink = (clubPages: readonly string[]) => ({
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: ['/api/*', '/dev/*', '/*.*', '/*\\?*magic=*', '/*\\?*google=*', ...clubPages],
      },
    },
    { not: { selector_matches: '[download], [rel~="nofollow"], [target], [data-open-rewards-club]' } },
  ],
});

/**
 * The rules for prerendering a page while the pointer hovers over its link or presses it. Browsers that save data or
 * energy ignore them.
 */
export function renderSpeculationRules(context: RenderContext): string {
  const clubPages = localeCodes.flatMap((locale) => {
    const page = pageWithRole(context, 'club', locale);
    return page === undefined ? [] : [encodePath(page.path)];
  });
  return `${JSON.stringify({ prerender: [{ where: isPageLink(clubPages), eagerness: 'moderate' }] })}\n`;
}
