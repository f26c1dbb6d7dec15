/** Name of the rules' file at the root of the site; the `Speculation-Rules` header of every page names it. */
export const speculationRulesName = 'navigation.speculationrules';

// The club's opener opens its dialog; calls, mails' links and files are no pages.
const isPageLink = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/dev/*', '/*.*', '/*\\?*magic=*', '/*\\?*google=*'] } },
    { not: { selector_matches: '[download], [rel~="nofollow"], [target], [data-open-rewards-club]' } },
  ],
};

/**
 * Which pages a browser may render before a guest follows their link: those at whose link the pointer rests, or on
 * which it goes down. Browsers hold back by themselves where data or energy is to be saved.
 */
export function renderSpeculationRules(): string {
  return `${JSON.stringify({ prerender: [{ where: isPageLink, eagerness: 'moderate' }] })}\n`;
}
