import { localeCodes } from '../../generated/locales.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { pageWithRole } from '../components/listing/listing-of.ts';
import type { RenderContext } from './render-context.ts';

/** Name of the rules' file at the root of the site; the `Speculation-Rules` header of every page names it. */
export const speculationRulesName = 'navigation.speculationrules';

// API calls, mail links and files are not pages. Links to the club's pages open the dialog instead; browsers only match
// a link's address, so these pages are excluded.
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
 * The rules for prerendering: a browser may render a page while the pointer hovers over its link or is pressed on it.
 * Browsers skip this themselves to save data or energy.
 */
export function renderSpeculationRules(context: RenderContext): string {
  const clubPages = localeCodes.flatMap((locale) => {
    const page = pageWithRole(context, 'club', locale);
    return page === undefined ? [] : [encodePath(page.path)];
  });
  return `${JSON.stringify({ prerender: [{ where: isPageLink(clubPages), eagerness: 'moderate' }] })}\n`;
}
