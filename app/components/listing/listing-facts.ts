import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { countAt } from '../../declarations/texts.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { factText } from '../facts/fact-texts.ts';
import { childPages, listedArea } from './listing-of.ts';

/** The number of a listing’s entries and the lowest price among them; undefined for other pages. */
export function listingFacts(context: RenderContext, listing: Page): string | undefined {
  const { key, locale } = listing;
  const counted = listedArea(listing)?.counted;
  if (counted === undefined) return undefined;
  const entries = childPages(context, key, locale);
  const [lowest] = entries
    .flatMap((entry) => statedFactsOf(entry.key).filter(isPrice))
    .toSorted((one, other) => one.value.amount - other.value.amount);
  const count = countAt(counted, locale)({ count: entries.length });
  return lowest === undefined ? count : `${count} · ${factText(lowest, locale)}`;
}

function isPrice(fact: StatedFact): fact is Extract<StatedFact, { readonly type: 'money' }> {
  return fact.type === 'money' && fact.bound === 'from';
}
