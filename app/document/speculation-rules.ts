import { localeCodes } from '../../generated/locales.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { clubPage } from '../components/shell/club-pages.ts';

/** Name of the rules' file at the root of the site; the `Speculation-Rules` header of every page names it. */
export const speculationRulesName = 'navigation.speculationrules';

// Calls, mails' links and files are no pages. A pointer that rests on the club's buttons wants the dialog, and browsers
// go by the address to which a link leads.
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
 * Which pages a browser may render before a guest follows their link: those at whose link the pointer rests, or on
 * which it goes down. Browsers hold back by themselves where data or energy is to be saved.
 */
export function renderSpeculationRules(): string {
  const clubPages = localeCodes.flatMap((locale) => {
    const page = clubPage(locale);
    return page === undefined ? [] : [encodePath(page.path)];
  });
  return `${JSON.stringify({ prerender: [{ where: isPageLink(clubPages), eagerness: 'moderate' }] })}\n`;
}
